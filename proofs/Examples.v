(** What the theorems say of known games, and that the checkers refuse what is wrong. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Nim Octal Periods Checker Sets Taking Formulas.
Import ListNotations.

Example kayles : has_period (octal [0; 7; 7]) 71 12.
Proof. apply octal_period. vm_cast_no_check (eq_refl true). Qed.

Example dawsons_chess : has_period (octal [0; 1; 3; 7]) 52 34.
Proof. apply octal_period. vm_cast_no_check (eq_refl true). Qed.

Example taking_1_3_4 : has_period (take [1; 3; 4]) 0 7.
Proof. apply take_period. vm_cast_no_check (eq_refl true). Qed.

(** A heap of Kayles beside one of which 1, 3 or 4 are taken: each may be larger by its period. *)
Example two_terms n m : 71 <= n ->
  value (sum (heaps (octal [0; 7; 7])) (heaps (take [1; 3; 4]))) ([n + 12], [m + 7]) =
  value (sum (heaps (octal [0; 7; 7])) (heaps (take [1; 3; 4]))) ([n], [m]).
Proof.
  intros H. apply (two_periods _ _ 71 12 0 7); [exact kayles|exact taking_1_3_4| |].
  - change (N.to_nat 71) with 71. exact H.
  - apply Nat.le_0_l.
Qed.

(** Each number changed, and each digit. *)
Example wrong_numbers_are_refused :
  map (fun '(code, e, p) => check_octal code e p)
    [([0; 7; 7], 70%N, 12%N); ([0; 7; 7], 72%N, 12%N); ([0; 7; 7], 71%N, 11%N); ([0; 7; 7], 71%N,
        13%N);
     ([0; 7; 7], 71%N, 24%N); ([0; 7; 7], 71%N, 0%N); ([0; 7; 6], 71%N, 12%N); ([0; 6; 7], 71%N,
         12%N);
     ([0; 7; 7; 7], 71%N, 12%N); ([0; 0; 0; 4], 0%N, 1%N)] = repeat false 10.
Proof. vm_compute. reflexivity. Qed.

Example wrong_sets_are_refused :
  map (fun '(set, e, p) => check_take set e p)
    [([1; 3; 4], 1%N, 7%N); ([1; 3; 4], 0%N, 6%N); ([1; 3; 4], 0%N, 14%N); ([1; 3; 4], 0%N, 0%N);
     ([1; 3; 5], 0%N, 7%N); ([1; 4], 0%N, 7%N)] = repeat false 6.
Proof. vm_compute. reflexivity. Qed.

(** Why Guy and Smith's theorem asks for e >= 1: the values of 0.004 repeat with period 1 as far as
    the window of e = 0 reaches, and heap 5 is the first one that is not worth 0. *)
Example window_of_0_is_too_short :
  let g := heap_value (octal [0; 0; 0; 4]) in
  (forall n, 0 <= n < 2 * 0 + 1 + 3 -> g (n + 1) = g n) /\ g (4 + 1) <> g 4.
Proof.
  intros g. assert (E : run (octal_next [0; 0; 0; 4]) 6 [] = Some [1; 0; 0; 0; 0; 0]%N)
    by (vm_compute; reflexivity).
  apply (run_known g _ 6 0) in E; [|intros i v; apply octal_next_right].
  cbn [known Nat.add] in E. injection E as E5 E4 E3 E2 E1 E0. split.
  - intros n Hn. assert (n = 0 \/ n = 1 \/ n = 2 \/ n = 3) as [-> |[-> |[-> | ->]]] by lia;
      cbn [Nat.add]; congruence.
  - cbn [Nat.add]. rewrite <- E5, <- E4. discriminate.
Qed.
