/** In place of axe, which looks at what is drawn: a test that asks it stays in the browser. */
import { BrowserOnly } from "./browserOnly";

export class AxeBuilder {
  constructor() {
    throw new BrowserOnly("axe");
  }
}

export default AxeBuilder;
