// node script/proof-table.mjs NIMBER: writes proofs/OctalTable.v, all octal codes of up to three
// digits, first digit 0 and 4, whose preperiod and period together are below 1,000.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

const [nimber] = process.argv.slice(2);
const below = 1000;
// Guy and Smith's theorem asks for so many values, and the last place of a code is 3.
const limit = 2 * below + 5;

const rows = [];
for (const first of [0, 4]) {
  for (let number = 0; number < 512; ++number) {
    const digits = [...number.toString(8).padStart(3, "0")].join("").replace(/0+$/, "");
    const code = `octal/${first}.${digits || "0"}`;
    const asked = spawnSync(nimber, ["period", code, "--limit", `${limit}`], { encoding: "utf8" });
    const { preperiod, period } = JSON.parse(asked.stdout);
    if (period === null || preperiod + period >= below) continue;
    rows.push(`row [${[first, ...digits].join("; ")}] ${preperiod} ${period}`);
  }
}

const lines = [];
for (let i = 0; i < rows.length; i += 3) lines.push(`  ${rows.slice(i, i + 3).join("; ")}`);
writeFileSync(
  new URL("../proofs/OctalTable.v", import.meta.url),
  `(** Octal codes of up to three digits whose preperiod and period together are below 1,000, each
    with both: written by script/proof-table.mjs, proven here. *)
From Coq Require Import NArith List.
From Nimber Require Import Games Heaps Octal Periods Checker.
Import ListNotations.

Definition row (code : list nat) (preperiod period : N) := (code, preperiod, period).

Definition octal_table : list (list nat * N * N) := [
${lines.join(";\n")}].

Definition row_is_checked (row : list nat * N * N) : bool :=
  let '(code, preperiod, period) := row in check_octal code preperiod period.

Theorem octal_periods code preperiod period :
  In (code, preperiod, period) octal_table -> has_period (octal code) preperiod period.
Proof.
  assert (C : forallb row_is_checked octal_table = true) by (vm_cast_no_check (eq_refl true)).
  rewrite forallb_forall in C. intros I. apply octal_period. exact (C _ I).
Qed.
`,
);
console.log(`${rows.length} codes`);
