/** 探索里的整份笔记。 */
import type { SheetsStrings } from "../../sheets";
import { formatInteger as number } from "../../numbers";

export const sheets: SheetsStrings = {
  title: "笔记",
  ready: "现成的笔记",
  families: "现成的规则族",
  kept: "你的笔记",
  keptAbout: "改动过的笔记自动留在这台设备的浏览器里。",
  open: (title) => `打开“${title}”`,
  rename: (title) => `给“${title}”改名`,
  name: "标题",
  save: "保存",
  remove: (title) => `删除“${title}”`,
  lines: (count) => `${number(count)} 行`,
  unsaved: "浏览器存储已满或不可用，关闭页面后笔记就没有了。需要的请保存成文件。",
  file: "从文件打开",
  openFile: "打开文件",
  fileAbout: "笔记或一列数都行，也可以直接把文件拖到“探索”页面上。",
  opened: (title) => `已打开“${title}”。`,
  tooLarge: "这个文件超过 1 MB，笔记没有这么大。当前内容没有变动。",
  noText: "这个文件不是文本。当前内容没有变动。",
  tooManyLines: (lines, most) =>
    `这个文件有 ${number(lines)} 行，笔记最多 ${number(most)} 行。当前内容没有变动。`,
};
