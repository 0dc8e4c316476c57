/** What a test's script gives back: copied into the test's realm, as a browser would send it. */
export function plain(value: unknown): unknown {
  if (value === null || typeof value !== "object")
    return typeof value === "function" || typeof value === "symbol" ? undefined : value;
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (Array.isArray(value)) return Array.from(value, plain);
  if (kind === "Date") return new Date(Number(value));
  if (kind === "RegExp") return new RegExp((value as RegExp).source, (value as RegExp).flags);
  if (/^Uint8Array$|^Uint8ClampedArray$/.test(kind)) return Uint8Array.from(value as Uint8Array);
  if (ArrayBuffer.isView(value)) return structuredClone(value);
  if (kind === "Error") return new Error((value as Error).message);
  if ("nodeType" in value) return `ref: <Node>`;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, plain(one)] as const),
  );
}
