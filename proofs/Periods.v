(** When the values of all heaps repeat: enough values that do, and why both numbers are least. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal.
Import ListNotations.

(** From heap e on the values repeat with period p. *)
Definition repeats (g : nat -> N) (e p : nat) : Prop := forall n, e <= n -> g (n + p) = g n.

(** The least preperiod and period: any other ones are no smaller, and a period is a multiple. *)
Definition least_period (g : nat -> N) (e p : nat) : Prop :=
  1 <= p /\ repeats g e p /\
  forall e' p', 1 <= p' -> repeats g e' p' -> e <= e' /\ exists m, p' = m * p.

Lemma same_mex H n m :
  (forall v, In v (values_left H (heap_value H) n) <-> In v (values_left H (heap_value H) m)) ->
  heap_value H n = heap_value H m.
Proof.
  intros E. apply (is_mex_unique (values_left H (heap_value H) m)); [|apply heap_value_is_mex].
  apply (is_mex_ext _ _ _ E), heap_value_is_mex.
Qed.

(** R. K. Guy, C. A. B. Smith 1956. Of an octal code whose last digit stands at place k, with e one
    past the last exception and not 0: if the values repeat for e <= n < 2e + p + k, they do for
    ever. *)
Theorem guy_smith code k e p :
  length code <= S k -> 1 <= e ->
  (forall n, e <= n < 2 * e + p + k ->
    heap_value (octal code) (n + p) = heap_value (octal code) n) ->
  repeats (heap_value (octal code)) e p.
Proof.
  intros K E W. set (g := heap_value (octal code)) in *.
  intros n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros En.
  destruct (le_lt_dec (2 * e + p + k) n) as [Far|Near]; [|apply W; lia].
  apply same_mex. intros v. fold g. rewrite !in_values_octal. split.
  - intros [r [Hr H]]. exists r. split; [exact Hr|]. simpl in *.
    destruct H as [[D [A [B C]]]|[[D [A [B C]]]|[D [a [A [B C]]]]]].
    + lia.
    + right. left. repeat split; [exact D|exact A|lia|]. rewrite C.
      replace (n + p - r) with ((n - r) + p) by lia. apply IH; lia.
    + right. right. split; [exact D|]. destruct (le_lt_dec a (n + p - r - a)) as [L|L].
      * exists a. repeat split; [exact A|lia|]. rewrite C. f_equal.
        replace (n + p - r - a) with ((n - r - a) + p) by lia. apply IH; lia.
      * exists (a - p). repeat split; [lia|lia|]. rewrite C.
        replace (n - r - (a - p)) with (n + p - r - a) by lia. f_equal.
        replace a with ((a - p) + p) at 1 by lia. apply IH; lia.
  - intros [r [Hr H]]. exists r. split; [exact Hr|]. simpl in *.
    destruct H as [[D [A [B C]]]|[[D [A [B C]]]|[D [a [A [B C]]]]]].
    + lia.
    + right. left. repeat split; [exact D|exact A|lia|]. rewrite C.
      replace (n + p - r) with ((n - r) + p) by lia. symmetry. apply IH; lia.
    + right. right. split; [exact D|]. destruct (le_lt_dec a (n - r - a)) as [L|L].
      * exists a. repeat split; [exact A|lia|]. rewrite C. f_equal.
        replace (n + p - r - a) with ((n - r - a) + p) by lia. symmetry. apply IH; lia.
      * exists (a + p). repeat split; [lia|lia|]. rewrite C.
        replace (n + p - r - (a + p)) with (n - r - a) by lia. f_equal.
        symmetry. apply IH; lia.
Qed.

(** A set with no number above w: if the values of w heaps in a row come again, they do for ever. *)
Theorem subtraction_window set w e p :
  (forall k, set k = true -> k <= w) ->
  (forall n, e <= n < e + w ->
    heap_value (subtraction set) (n + p) = heap_value (subtraction set) n) ->
  repeats (heap_value (subtraction set)) e p.
Proof.
  intros S W. set (g := heap_value (subtraction set)) in *.
  intros n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros En.
  destruct (le_lt_dec (e + w) n) as [Far|Near]; [|apply W; lia].
  apply same_mex. intros v. fold g. unfold subtraction. rewrite !in_values_taking. split.
  - intros [k [Hk [A C]]]. pose proof (S k A). exists k. repeat split; [lia|lia|exact A|].
    rewrite C. replace (n + p - k) with ((n - k) + p) by lia. apply IH; lia.
  - intros [k [Hk [A C]]]. pose proof (S k A). exists k. repeat split; [lia|lia|exact A|].
    rewrite C. replace (n + p - k) with ((n - k) + p) by lia. symmetry. apply IH; lia.
Qed.

(** * Both numbers are the least *)

Lemma repeats_times g e p m : repeats g e p -> repeats g e (m * p).
Proof.
  intros R. induction m as [|m IH]; intros n Hn; [f_equal; lia|].
  replace (n + S m * p) with ((n + m * p) + p) by lia.
  rewrite (R (n + m * p)) by lia. apply IH, Hn.
Qed.

Lemma repeats_gcd g e p e' p' : 1 <= p -> 1 <= p' -> repeats g e p -> repeats g e' p' ->
  repeats g e (Nat.gcd p p').
Proof.
  intros P P' R R'.
  destruct (Nat.gcd_bezout_pos p p') as [a [b B]]; [lia|].
  intros n Hn. set (d := Nat.gcd p p') in *.
  assert (Up : forall m, e <= m -> g (m + e' * p) = g m) by (intros m; apply repeats_times, R).
  rewrite <- (Up (n + d)), <- (Up n) by lia.
  set (n1 := n + e' * p). replace (n + d + e' * p) with (n1 + d) by (unfold n1; lia).
  assert (L : e' <= n1) by (unfold n1; nia). assert (L' : e <= n1) by (unfold n1; lia).
  rewrite <- (repeats_times g e' p' b R' (n1 + d)) by lia.
  replace (n1 + d + b * p') with (n1 + a * p) by lia.
  apply (repeats_times g e p a R); lia.
Qed.

Theorem both_least g e p :
  1 <= p -> repeats g e p ->
  (e = 0 \/ g (e - 1 + p) <> g (e - 1)) ->
  (forall d, 1 <= d < p -> Nat.divide d p -> exists n, e <= n /\ g (n + d) <> g n) ->
  least_period g e p.
Proof.
  intros P R F D. split; [exact P|]. split; [exact R|].
  intros e' p' P' R'.
  assert (M : Nat.gcd p p' = p).
  { pose proof (Nat.gcd_divide_l p p') as G. pose proof (repeats_gcd g e p e' p' P P' R R') as Q.
    assert (Z : Nat.gcd p p' <> 0) by (intros Z; apply Nat.gcd_eq_0_l in Z; lia).
    pose proof (Nat.divide_pos_le _ _ P G) as Le.
    destruct (Nat.eq_dec (Nat.gcd p p') p) as [E|E]; [exact E|].
    destruct (D (Nat.gcd p p')) as [n [Hn N]]; [lia|exact G|]. destruct N. apply Q, Hn. }
  destruct (Nat.gcd_divide_r p p') as [m Hm]. rewrite M in Hm. split; [|exists m; exact Hm].
  destruct (le_lt_dec e e') as [L|L]; [exact L|]. exfalso.
  destruct F as [F|F]; [lia|]. apply F.
  rewrite <- (R' (e - 1)) by lia. rewrite Hm.
  destruct m as [|m]; [lia|].
  replace (e - 1 + S m * p) with ((e - 1 + p) + m * p) by lia.
  symmetry. apply (repeats_times g e p m R). lia.
Qed.
