/**
 * The pages of their own (en/book/nim.html …) as the service worker keeps them: each that was
 * visited, and those that were asked for. With a network the server's is always the one that is
 * read, since only it belongs to the build that the server has.
 */

type Caches = Pick<CacheStorage, "open" | "keys" | "delete">;
type Fetch = (request: Request | string) => Promise<Response>;

/** The page's own place for what can't be read without the network. */
const places: Readonly<Record<string, string>> = { book: "book", problems: "problems" };

const begin = "nimber-pages-";

export class OwnPages {
  /** Each build has its own: an older page asks for files that are no more. */
  private readonly name: string;

  constructor(
    private readonly scope: string,
    private readonly caches: Caches,
    private readonly fetch: Fetch,
    manifest: readonly { url: string; revision: string | null }[],
  ) {
    const main = manifest.find(({ url }) => url === "index.html");
    this.name = `${begin}${main?.revision ?? ""} ${scope}`;
  }

  private cache = () => this.caches.open(this.name);

  /** Those of this folder; another one of the same server has its own. */
  private async others(): Promise<string[]> {
    const all = await this.caches.keys();
    return all.filter(
      (name) => name.startsWith(begin) && name.endsWith(` ${this.scope}`) && name !== this.name,
    );
  }

  /** The page's address without what a link adds to it; null of what is none. */
  private pageOf(address: string): string | null {
    if (!address.startsWith(this.scope)) return null;
    const [path = ""] = address.slice(this.scope.length).split(/[?#]/);
    const page = path.replace(/(^|\/)$/, "$1index.html");
    return /^[a-z]{2}\/[^]*\.html$/.test(page) ? this.scope + page : null;
  }

  isPage = (address: string): boolean => this.pageOf(address) !== null;

  /** How many of these are kept. */
  async kept(addresses: readonly string[]): Promise<number> {
    const cache = await this.cache();
    const found = await Promise.all(
      addresses.map((address) => cache.match(this.pageOf(address) ?? address)),
    );
    return found.filter((one) => one !== undefined).length;
  }

  /** Fetches and keeps those that are not kept yet; tells and returns how many are. */
  async keep(addresses: readonly string[], tell: (kept: number) => void): Promise<number> {
    const cache = await this.cache();
    let kept = 0;
    const fetchOne = async (address: string) => {
      const page = this.pageOf(address);
      if (page === null) return;
      if (!(await cache.match(page))) {
        const answer = await this.fetch(page);
        if (!answer.ok) return;
        await cache.put(page, answer);
      }
      tell(++kept);
    };
    // What doesn't come is not counted: that is said, and may be asked for again.
    await Promise.allSettled(addresses.map(fetchOne));
    return kept;
  }

  /** The server's, which is kept; without a network the one that is kept, else a way on. */
  async answer(request: Request): Promise<Response> {
    const page = this.pageOf(request.url) ?? request.url;
    const cache = await this.cache();
    try {
      const answer = await this.fetch(request);
      if (answer.ok && !answer.redirected) await cache.put(page, answer.clone());
      return answer;
    } catch {
      return (await cache.match(page)) ?? Response.redirect(this.wayOn(page));
    }
  }

  /** The page itself is kept whole: the place where the same can be read. */
  private wayOn(page: string): string {
    const [language, kind = ""] = page.slice(this.scope.length).split("/");
    const place = places[kind];
    return `${this.scope}index.html#?${place ? `view=${place}&` : ""}lang=${language}`;
  }

  /** What an older build has kept is kept of this one too. */
  async takeOver(): Promise<void> {
    const olds = await this.others();
    const keys = await Promise.all(olds.map(async (name) => (await this.caches.open(name)).keys()));
    await this.keep(
      keys.flat().map(({ url }) => url),
      () => undefined,
    );
  }

  async forgetOthers(): Promise<void> {
    await Promise.all((await this.others()).map((name) => this.caches.delete(name)));
  }
}
