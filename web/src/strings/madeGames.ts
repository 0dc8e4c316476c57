/** The games to start from where one is made: how each is written, and by which names. Pure. */
import { plainName } from "./gameNames";
import { madeGames, type MadeGame } from "./make";

export const examples: Readonly<Record<MadeGame, string>> = {
  take: "own/n;k=1..3;n-=k:21",
  euclid: "own/{a,b};a>0;k=1..b/a;b-=k*a:8,13",
  euclidPositive: "own/{a,b};k=1..(b-1)/a;b-=k*a:8,13",
  fibonacci: "own/(n,q);k=1..min(n,q);n-=k;q=2*k:20,19",
  kayles: "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):12",
  three: "own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b):7,8",
  halves: "own/n;n-=1|n>0;n%2==0;=>3*(n/2):6",
  splitOther: "own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k):5,8",
  sheet: "own/{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i):4,6",
  two: "own/x{};i=1..len(x);j=i+1..len(x);r=0..x[i];s=0..x[j];r+s>0;x[i]-=r;x[j]-=s:3,4,5",
  welter: "own/x{};i=1..len(x);k=1..x[i];!has(x,x[i]-k);x[i]-=k:2,5,9",
  chomp: "own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4",
  treblecross: "own/x[];run(x,1)<3;i=1..len(x);x[i]==0;x[i]=1:0,0,0,0,0",
  knight: "own/(x,y);x-=2;y-=1|x-=1;y-=2|x-=2;y+=1|x+=1;y-=2:6,7",
  skittles: "row/o->.,oo->..:oooooooooooo",
  pegs: "row/oo.->..o;flip:oo.oo",
  cram: "grid/..->oo;turn:..../..../....",
};

/** A name without the word that it is a game: "Euclid’s game", "欧几里得游戏". */
const bareName = (text: string) =>
  plainName(text.replace(/(?:['’]s)? game\s*$|游戏\s*$|博弈\s*$/i, ""));

/** The position of the game that is called so; null where none is. */
export function madeCalled(
  typed: string,
  names: Readonly<Record<MadeGame, string>>,
): string | null {
  const bare = bareName(typed);
  const found = bare === "" ? undefined : madeGames.find((one) => bareName(names[one]) === bare);
  return found === undefined ? null : examples[found];
}
