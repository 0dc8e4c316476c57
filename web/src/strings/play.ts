/** What playing, the record, hints, the quiz and the kept games say. */
import { computed } from "@preact/signals";
import { language } from "../state/settings";
import { formatInteger } from "./numbers";
import type { Name } from "../state/outcome";

const number = formatInteger;

interface PlayStrings {
  listSeparator: string;
  moreParts: (count: number) => string;
  name: (name: Name) => string;
  gaveUp: (name: Name) => string;
  friendWon: string;
  friendsTurn: string;
  comma: string;

  marks: Record<"kept" | "gave" | "lost", string>;
  marksLong: Record<"kept" | "gave" | "lost", string>;
  wouldKeep: string;
  andMore: (count: string) => string;
  leader: string;
  leaderAt: (step: number, name: Name) => string;
  unknownLeader: string;
  showMarks: string;
  removeMove: (step: number) => string;
  otherLines: string;
  insteadOf: (step: number) => string;
  branch: string;
  toStart: string;
  toEnd: string;

  slip: (step: number, name: Name, words: string) => string;
  noSlip: string;
  noSlipSecond: string;
  noSlipSwap: string;
  noSlipNew: string;
  goBack: string;

  hint: string;
  hintNext: string;
  hintClose: string;
  hintNumber: (step: number) => string;
  hintWins: string;
  hintLost: string;
  hintPart: (part: string, from: bigint, to: bigint) => string;
  hintZero: string;
  hintPlain: (part: string) => string;
  hintNoPart: string;
  hintMove: (words: string) => string;
  hintDelay: (words: string) => string;
  hintWait: string;
  playIt: string;

  quiz: string;
  quizAbout: string;
  whoWins: string;
  mover: string;
  other: string;
  rightMoves: string;
  rightNone: string;
  wrongMoves: string;
  wrongNone: string;
  findMove: string;
  goodMove: string;
  badMove: (words: string) => string;
  playedOut: string;
  tryAgain: string;
  score: (right: number, asked: number) => string;

  challenge: (value: bigint) => string;
  challengeZero: string;
  challengeOn: (value: bigint) => string;
  challengeOnZero: string;
  challengeAnswer: (words: string) => string;
  challengeEnd: string;

  play: {
    against: string;
    strength: string;
    mistakes: (percent: number) => string;
    ponders: string;
    watch: string;
    watchAbout: string;
    pace: string;
    seconds: (seconds: number) => string;
    thisGame: string;
    resign: string;
    here: string;
    newPosition: string;
    newAbout: string;
    size: string;
    searching: string;
    none: string;
    kept: string;
  };
  watchPause: string;
  watchGo: string;
  watchStep: string;

  turn: {
    title: string;
    copy: string;
    yours: (player: 1 | 2) => string;
    sent: string;
    send: string;
    whole: string;
  };
  file: {
    title: string;
    variations: string;
    download: string;
    copy: string;
    open: string;
    opened: string;
    notOpened: string;
    paste: string;
    pasteOpen: string;
    drop: string;
  };
  kept: {
    title: string;
    about: string;
    keep: string;
    name: string;
    named: string;
    recent: string;
    none: string;
    open: (name: string) => string;
    rename: (name: string) => string;
    save: string;
    remove: (name: string) => string;
    moves: (count: number) => string;
    exportAll: string;
    importFile: string;
    imported: (count: number) => string;
    notImported: string;
    broken: string;
  };
}

const en: PlayStrings = {
  listSeparator: ". ",
  moreParts: (count) => `and ${number(count)} more`,
  name: (name) =>
    name === "you"
      ? "you"
      : name === "program"
        ? "the program"
        : name === "friend"
          ? "your friend"
          : `player ${name}`,
  gaveUp: (name) =>
    name === "you"
      ? "You gave up."
      : name === "program"
        ? "The program gave up."
        : name === "friend"
          ? "Your friend gave up."
          : `Player ${name} gave up.`,
  friendWon: "Your friend won",
  friendsTurn: "Your friend’s turn",
  comma: ", ",

  marks: { kept: "win kept", gave: "win given away", lost: "already lost" },
  marksLong: {
    kept: "This move kept the win.",
    gave: "This move gave the win away.",
    lost: "Lost before this move: no move wins.",
  },
  wouldKeep: "Would have kept it:",
  andMore: (count) => `and ${count} more`,
  leader: "Who was winning",
  leaderAt: (step, name) => `after move ${step}: ${en.name(name)}`,
  unknownLeader: "not known",
  showMarks: "Show what each move was worth",
  removeMove: (step) => `Delete move ${step} and what follows`,
  otherLines: "Variations",
  insteadOf: (step) => `instead of move ${step}:`,
  branch: "Play it",
  toStart: "To the start",
  toEnd: "To the end",

  slip: (step, name, words) =>
    `${name === "you" ? "Your move" : typeof name === "number" ? `Player ${name}’s move` : "Move"} ${step} (${words}) gave the win away.`,
  noSlip: "Whoever lost never had a winning move.",
  noSlipSecond: "Nobody erred: who moves second wins from this start.",
  noSlipSwap: "Let the program start",
  noSlipNew: "A start I can win",
  goBack: "Go back there",

  hint: "Hint",
  hintNext: "Next hint",
  hintClose: "Close the hint",
  hintNumber: (step) => `Hint ${step} of 3`,
  hintWins: "The player to move can win.",
  hintLost: "The player to move is lost, if the other side makes no mistake.",
  hintPart: (part, from, to) =>
    `${part} is worth ${number(from)}. Move there and make it worth ${number(to)}.`,
  hintZero: "Then the XOR of all values is 0.",
  hintPlain: (part) => `Move in ${part}: after it, every answer loses.`,
  hintNoPart: "No part helps: each move leaves a winning answer. Make the answer hard to find.",
  hintMove: (words) => `${words}.`,
  hintDelay: (words) => `Leaving few winning answers: ${words}.`,
  hintWait: "Looking …",
  playIt: "Play it",

  quiz: "Quiz",
  quizAbout: "values and winner hidden until you ask",
  whoWins: "Who wins?",
  mover: "Who moves now",
  other: "The other side",
  rightMoves: "Right: whoever moves now can win.",
  rightNone: "Right: whoever moves now is lost.",
  wrongMoves: "No: whoever moves now can win.",
  wrongNone: "No: whoever moves now is lost.",
  findMove: "Find the move.",
  goodMove: "Right, that keeps the win.",
  badMove: (words) => `That gives the win away. It was kept by: ${words}.`,
  playedOut: "The program now shows why: it plays without a mistake.",
  tryAgain: "Try again",
  score: (right, asked) => `${right} of ${asked} right`,

  challenge: (value) => `Why is it worth ${number(value)}?`,
  challengeZero: "Why is it worth 0?",
  challengeOn: (value) =>
    `A Nim heap of ${number(value)} is added and you move first. Try to win: to every move there is an answer. That is what “worth ${number(value)}” means.`,
  challengeOnZero:
    "You move first. Try to win: to every move there is an answer. That is what “worth 0” means.",
  challengeAnswer: (words) => `The answer: ${words}. The whole is worth 0 again.`,
  challengeEnd: "Back to the game",

  play: {
    against: "Opponent",
    strength: "Mistakes of the program",
    mistakes: (percent) => (percent === 0 ? "none: perfect" : `${percent} of 100 moves`),
    ponders: "It thinks for a moment",
    watch: "Watch the program play both sides",
    watchAbout: "With pause and single steps.",
    pace: "Pace when you watch",
    seconds: (seconds) => `${seconds} s`,
    thisGame: "This game",
    resign: "Resign",
    here: "Again from here",
    newPosition: "New position",
    newAbout: "Of the same kind; whoever starts can win.",
    size: "Up to",
    searching: "Drawing one …",
    none: "None was found. Try another size.",
    kept: "Kept games",
  },
  watchPause: "Pause",
  watchGo: "Go on",
  watchStep: "One step",

  turn: {
    title: "Your turn: the game as a link for a friend",
    copy: "Copy “your turn”",
    yours: (player) => `A friend sent you this game. It is your turn: you are player ${player}.`,
    sent: "Your move is made. Send the game back.",
    send: "Send “your turn”",
    whole: "Link to the whole game",
  },
  file: {
    title: "The game as text",
    variations: "Variations",
    download: "Save as a file",
    copy: "Copy game",
    open: "Open a file",
    opened: "Opened.",
    notOpened: "There is no game in this text.",
    paste: "Paste a game",
    pasteOpen: "Open",
    drop: "Drop a game or a collection here",
  },
  kept: {
    title: "Kept games",
    about: "They stay in this browser, on this device.",
    keep: "Keep this game",
    name: "Name",
    named: "By name",
    recent: "Recent",
    none: "None yet.",
    open: (name) => `Open ${name}`,
    rename: (name) => `Rename ${name}`,
    save: "Save",
    remove: (name) => `Remove ${name}`,
    moves: (count) => `${number(count)} ${count === 1 ? "move" : "moves"}`,
    exportAll: "Save all as one file",
    importFile: "Open a file",
    imported: (count) => `${number(count)} added.`,
    notImported: "This file holds neither a game nor a collection of games.",
    broken: "This game can’t be opened any more.",
  },
};

const zh: PlayStrings = {
  listSeparator: "；",
  moreParts: (count) => `另有 ${number(count)} 项`,
  name: (name) =>
    name === "you"
      ? "你"
      : name === "program"
        ? "程序"
        : name === "friend"
          ? "朋友"
          : name === 1
            ? "甲方"
            : "乙方",
  gaveUp: (name) => `${zh.name(name)}认输。`,
  friendWon: "朋友赢了",
  friendsTurn: "轮到朋友走",
  comma: "、",

  marks: { kept: "保住胜势", gave: "送掉胜势", lost: "已是败势" },
  marksLong: {
    kept: "这一步保住了胜势。",
    gave: "这一步送掉了胜势。",
    lost: "走之前已是败势，没有必胜走法。",
  },
  wouldKeep: "能保住胜势的走法：",
  andMore: (count) => `另有 ${count} 种`,
  leader: "各步之后谁占胜势",
  leaderAt: (step, name) => `第 ${step} 步后：${zh.name(name)}`,
  unknownLeader: "未知",
  showMarks: "显示每一步的评价",
  removeMove: (step) => `删去第 ${step} 步及其后`,
  otherLines: "变化",
  insteadOf: (step) => `代替第 ${step} 步：`,
  branch: "走这步",
  toStart: "回到开局",
  toEnd: "到最后一步",

  slip: (step, name, words) =>
    `${name === "you" ? "你的" : typeof name === "number" ? `${zh.name(name)}的` : ""}第 ${step} 步（${words}）送掉了胜势。`,
  noSlip: "输的一方始终没有必胜走法。",
  noSlipSecond: "双方都没有失误：从这个开局起，后手必胜。",
  noSlipSwap: "让程序先走",
  noSlipNew: "换个先手必胜的开局",
  goBack: "回到那一步",

  hint: "提示",
  hintNext: "再提示一点",
  hintClose: "关闭提示",
  hintNumber: (step) => `提示 ${step}/3`,
  hintWins: "轮到走的一方必胜。",
  hintLost: "只要对方不失误，轮到走的一方必败。",
  hintPart: (part, from, to) =>
    `${part}的 SG 值为 ${number(from)}，在那里走一步，使它变为 ${number(to)}。`,
  hintZero: "这样所有 SG 值的异或和就是 0。",
  hintPlain: (part) => `在${part}走：走完之后，对方怎么应都输。`,
  hintNoPart: "哪里都不行：每一步对方都有必胜的应对。只能让它难找一些。",
  hintMove: (words) => `${words}。`,
  hintDelay: (words) => `给对方留下的必胜应对最少：${words}。`,
  hintWait: "正在找……",
  playIt: "走这步",

  quiz: "测验",
  quizAbout: "SG 值与胜负先不显示",
  whoWins: "谁必胜？",
  mover: "即将走的一方",
  other: "另一方",
  rightMoves: "对，即将走的一方必胜。",
  rightNone: "对，即将走的一方必败。",
  wrongMoves: "不对，即将走的一方必胜。",
  wrongNone: "不对，即将走的一方必败。",
  findMove: "请找出必胜走法。",
  goodMove: "对，胜势保住了。",
  badMove: (words) => `这一步送掉了胜势。能保住胜势的是：${words}。`,
  playedOut: "接下来由程序示范：它不会走错。",
  tryAgain: "重试这一步",
  score: (right, asked) => `${asked} 题答对 ${right} 题`,

  challenge: (value) => `为什么 SG 值是 ${number(value)}？`,
  challengeZero: "为什么 SG 值是 0？",
  challengeOn: (value) =>
    `另加了一个 ${number(value)} 颗的 Nim 堆，由你先走。试着赢：你走任何一步都有应对。“SG 值是 ${number(value)}”就是这个意思。`,
  challengeOnZero: "由你先走。试着赢：你走任何一步都有应对。“SG 值是 0”就是这个意思。",
  challengeAnswer: (words) => `应对：${words}。整体的 SG 值又回到 0。`,
  challengeEnd: "回到原来的对局",

  play: {
    against: "对手",
    strength: "程序的失误率",
    mistakes: (percent) => (percent === 0 ? "从不走错" : `每 100 步错 ${percent} 步`),
    ponders: "走之前想一会儿",
    watch: "看程序自己对弈",
    watchAbout: "可暂停，可一步一步看。",
    pace: "观看时每步用时",
    seconds: (seconds) => `${seconds} 秒`,
    thisGame: "这一局",
    resign: "认输",
    here: "从这里重新开始",
    newPosition: "换一个局面",
    newAbout: "同类游戏，先手必胜。",
    size: "大小不超过",
    searching: "正在抽取……",
    none: "没有找到，换个大小试试。",
    kept: "收藏的对局",
  },
  watchPause: "暂停",
  watchGo: "继续",
  watchStep: "走一步",

  turn: {
    title: "轮到你了：把这局发给朋友的链接",
    copy: "复制邀请链接",
    yours: (player) => `朋友发来了这一局，现在轮到你走：你是${player === 1 ? "甲方" : "乙方"}。`,
    sent: "你已走完，请把这局发回去。",
    send: "发送“轮到你了”",
    whole: "整局的链接",
  },
  file: {
    title: "对局文本",
    variations: "变化",
    download: "存为文件",
    copy: "复制对局",
    open: "打开文件",
    opened: "已打开。",
    notOpened: "这段文字里没有对局。",
    paste: "粘贴对局",
    pasteOpen: "打开",
    drop: "把对局文件拖到这里",
  },
  kept: {
    title: "收藏的对局",
    about: "只保存在本机的这个浏览器里。",
    keep: "收藏这一局",
    name: "名称",
    named: "已命名",
    recent: "最近",
    none: "还没有。",
    open: (name) => `打开 ${name}`,
    rename: (name) => `重命名 ${name}`,
    save: "保存",
    remove: (name) => `删除 ${name}`,
    moves: (count) => `${number(count)} 步`,
    exportAll: "全部存为一个文件",
    importFile: "打开文件",
    imported: (count) => `添加了 ${number(count)} 局。`,
    notImported: "此文件里没有对局。",
    broken: "这一局已无法打开。",
  },
};

export const playTables = { en, zh } as const;
export const playStrings = computed<PlayStrings>(() => playTables[language.value]);
