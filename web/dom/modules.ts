/** The scripts of the build, run as modules in the realm of a page or of a worker. */
import { SourceTextModule, type Context, type Module } from "node:vm";
import { fileAt } from "./site";

export class Modules {
  private readonly context: Context;
  private readonly known = new Map<string, SourceTextModule>();
  /** One graph is linked after the other: two may share a part. */
  private linking: Promise<unknown> = Promise.resolve();
  private ended = false;

  constructor(context: Context) {
    this.context = context;
  }

  async run(address: string): Promise<object> {
    const entry = this.of(address);
    const linked = this.linking.then(() =>
      entry.status === "unlinked"
        ? entry.link((specifier, from) => this.of(new URL(specifier, from.identifier).href))
        : undefined,
    );
    this.linking = linked.catch(() => undefined);
    await linked;
    await entry.evaluate();
    return entry.namespace;
  }

  /** Nothing more is loaded. */
  end(): void {
    this.ended = true;
  }

  private of(address: string): SourceTextModule {
    const found = this.known.get(address);
    if (found) return found;
    const bytes = this.ended ? null : fileAt(address);
    if (!bytes) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
    const made = new SourceTextModule(bytes.toString(), {
      identifier: address,
      context: this.context,
      initializeImportMeta: (meta) => {
        meta.url = address;
      },
      importModuleDynamically: (async (specifier: string) => {
        const wanted = new URL(specifier, address).href;
        await this.run(wanted);
        return this.known.get(wanted)!;
      }) as unknown as (specifier: string) => Module,
    });
    this.known.set(address, made);
    return made;
  }
}
