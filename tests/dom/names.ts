/** Roles and accessible names, as far as the page has them. */
import type { Styles } from "../../web/dom/styles";

const headings = "h1,h2,h3,h4,h5,h6";
/** Which elements have a role by themselves. */
const bySelector: Record<string, string> = {
  button: "button,summary,input[type=button],input[type=submit],input[type=reset]",
  link: "a[href],area[href]",
  heading: headings,
  textbox:
    "textarea,input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=url]",
  searchbox: "input[type=search]",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  slider: "input[type=range]",
  spinbutton: "input[type=number]",
  combobox: "select:not([multiple])",
  dialog: "dialog",
  list: "ul,ol,menu",
  listitem: "li",
  group: "fieldset,details,optgroup",
  progressbar: "progress",
  img: "img[alt]:not([alt=''])",
  table: "table",
  row: "tr",
  cell: "td",
  columnheader: "th",
  navigation: "nav",
  main: "main",
  form: "form",
  status: "output",
  option: "option",
  article: "article",
  figure: "figure",
  separator: "hr",
  alert: "",
  application: "",
  switch: "",
  tab: "",
  tablist: "",
  tabpanel: "",
  menu: "",
  menuitem: "",
  radiogroup: "",
  tooltip: "",
  math: "math",
};

export function withRole(root: ParentNode, role: string): Element[] {
  const own = bySelector[role];
  if (own === undefined) throw new Error(`a role that nobody knows: ${role}`);
  const found = [...root.querySelectorAll(`[role]${own && `,${own}`}`)];
  return found.filter((one) => {
    const said = one.getAttribute("role")?.trim().split(/\s+/)[0];
    return said ? said === role : own !== "" && one.matches(own);
  });
}

export const headingLevel = (element: Element): number =>
  Number(element.getAttribute("aria-level") ?? /^h(\d)$/.exec(element.localName)?.[1] ?? 0);

/** Not there for who listens: not drawn, or said to be for the eye alone. */
export const hiddenFromAll = (element: Element, styles: Styles): boolean =>
  element.closest("[aria-hidden=true]") !== null || !styles.visible(element);

export const flat = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, "")
    .trim()
    .replace(/\s+/g, " ");

const fromContent =
  "button,summary,a[href],h1,h2,h3,h4,h5,h6,option,td,th,li,[role=button],[role=link],[role=heading],[role=tab],[role=switch],[role=checkbox],[role=radio],[role=option],[role=menuitem],[role=cell],[role=tooltip],[role=treeitem]";

const block =
  /^(address|article|blockquote|dd|div|dl|dt|fieldset|figure|form|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/;

function content(element: Element, styles: Styles, seen: Set<Element>): string {
  let text = "";
  for (const node of element.childNodes) {
    if (node.nodeType === 3) text += node.textContent;
    else if (node.nodeType === 1) {
      const child = node as Element;
      if (child.getAttribute("aria-hidden") === "true" || styles.own(child, "display") === "none")
        continue;
      if (styles.own(child, "visibility") === "hidden") continue;
      const inner = nameOf(child, styles, seen, true);
      text += block.test(child.localName) ? ` ${inner} ` : inner;
    }
  }
  return text;
}

function nameOf(element: Element, styles: Styles, seen: Set<Element>, inside: boolean): string {
  if (seen.has(element)) return "";
  seen.add(element);
  const by = element.getAttribute("aria-labelledby");
  if (by && !inside) {
    const named = by.split(/\s+/).map((id) => element.ownerDocument.getElementById(id));
    const text = named.map((one) => (one ? nameOf(one, styles, new Set([element]), true) : ""));
    if (flat(text.join(" "))) return text.join(" ");
  }
  const label = element.getAttribute("aria-label");
  if (label?.trim()) return label;
  if (element.matches("input[type=button],input[type=submit],input[type=reset]"))
    return (element as HTMLInputElement).value;
  if (element.matches("input,select,textarea,progress,meter,output") && !inside) {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const text = labels.map((one) => nameOf(one, styles, new Set([element]), true)).join(" ");
    if (flat(text)) return text;
    return element.getAttribute("title") ?? element.getAttribute("placeholder") ?? "";
  }
  if (element.localName === "img") return element.getAttribute("alt") ?? "";
  if (element.localName === "svg" && element.querySelector(":scope > title"))
    return element.querySelector(":scope > title")!.textContent;
  if (inside && element.matches("input:not([type=checkbox]):not([type=radio]),textarea"))
    return (element as HTMLInputElement).value;
  if (element.localName === "fieldset" && !inside) {
    const legend = element.querySelector(":scope > legend");
    if (legend) return nameOf(legend, styles, seen, true);
  }
  if (element.localName === "table" && !inside) {
    const caption = element.querySelector(":scope > caption");
    if (caption) return nameOf(caption, styles, seen, true);
  }
  if (inside || element.matches(fromContent)) {
    const text = content(element, styles, seen);
    if (flat(text)) return text;
  }
  return element.getAttribute("title") ?? "";
}

export const accessibleName = (element: Element, styles: Styles): string =>
  flat(nameOf(element, styles, new Set(), false));
