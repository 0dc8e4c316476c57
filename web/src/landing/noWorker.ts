/** In place of startWorker.ts where the page is drawn in node: nobody answers. */
const nothing = () => undefined;

export const startWorker = () => ({
  addEventListener: nothing,
  removeEventListener: nothing,
  /** An open port would keep node from ending. */
  postMessage: (_message: unknown, handedOver: readonly Transferable[] = []) => {
    for (const port of handedOver) if (port instanceof MessagePort) port.close();
  },
  terminate: nothing,
});
