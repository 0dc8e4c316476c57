(** Ruler: any run of coins that ends at a head is turned. A head is worth the largest power of 2
    that divides its place. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Nim Coins.
Import ListNotations.

(** Places from 1; with the head at n the k coins before it are turned, n - k >= 1. *)
Definition ruler_moves (n : nat) : list (list nat) := map (fun k => seq (n - k) k) (seq 0 n).

Lemma ruler_smaller n left h : In left (ruler_moves n) -> In h left -> h < n.
Proof.
  intros I J. apply in_map_iff in I. destruct I as [k [<- I]]. apply in_seq in I, J. lia.
Qed.

Definition ruler : heap_game := {| moves := ruler_moves; smaller := ruler_smaller |}.

(** The largest power of 2 that divides a number. *)
Fixpoint low_pos (p : positive) : positive := match p with xO q => xO (low_pos q) | _ => xH end.
Definition low (v : N) : N := match v with N0 => 0%N | Npos p => Npos (low_pos p) end.

(** The Gray code. *)
Definition gray (v : N) : N := N.lxor v (N.div2 v).

Lemma div2_lxor a b : N.div2 (N.lxor a b) = N.lxor (N.div2 a) (N.div2 b).
Proof. rewrite !N.div2_spec. apply N.shiftr_lxor. Qed.

Lemma gray_lxor a b : gray (N.lxor a b) = N.lxor (gray a) (gray b).
Proof. unfold gray. rewrite div2_lxor. nimbits. Qed.

Lemma gray_injective a b : gray a = gray b -> a = b.
Proof.
  intros E. assert (Z : gray (N.lxor a b) = 0%N) by (rewrite gray_lxor, E; apply N.lxor_nilpotent).
  unfold gray in Z. apply N.lxor_eq in Z. set (c := N.lxor a b) in *.
  pose proof (N.div2_odd c) as D. assert (c = 0%N) by (destruct (N.odd c); simpl N.b2n in D; lia).
  apply N.lxor_eq. assumption.
Qed.

Definition append (b : bool) (v : N) : N := if b then N.succ_double v else N.double v.

Lemma append_spec b v : append b v = (2 * v + if b then 1 else 0)%N.
Proof. destruct b; simpl append; rewrite ?N.double_spec, ?N.succ_double_spec; lia. Qed.

Lemma append_of v : exists b w, v = append b w.
Proof.
  exists (N.odd v), (N.div2 v). rewrite append_spec. pose proof (N.div2_odd v) as D.
  destruct (N.odd v); simpl N.b2n in D; lia.
Qed.

Lemma div2_append b v : N.div2 (append b v) = v.
Proof. destruct b; simpl append; [apply N.div2_succ_double|apply N.div2_double]. Qed.

Lemma odd_append b v : N.odd (append b v) = b.
Proof. destruct b, v; reflexivity. Qed.

Lemma lxor_append a b v w : N.lxor (append a v) (append b w) = append (xorb a b) (N.lxor v w).
Proof. destruct a, b, v, w; reflexivity. Qed.

(** A number is its last binary digit behind the others. *)
Lemma append_self v : v = append (N.odd v) (N.div2 v).
Proof.
  rewrite append_spec. pose proof (N.div2_odd v) as D. destruct (N.odd v); simpl N.b2n in D; lia.
Qed.

Lemma gray_append b v : gray (append b v) = append (xorb b (N.odd v)) (gray v).
Proof.
  unfold gray at 1. rewrite div2_append. rewrite (append_self v) at 2. rewrite lxor_append.
  reflexivity.
Qed.

Lemma gray_succ v : gray (N.succ v) = N.lxor (gray v) (low (N.succ v)).
Proof.
  induction v as [v IH] using (well_founded_induction N.lt_wf_0).
  destruct (append_of v) as [[|] [w ->]].
  - assert (E : N.succ (append true w) = append false (N.succ w)) by (rewrite !append_spec; lia).
    assert (L : low (append false (N.succ w)) = append false (low (N.succ w))).
    { destruct (N.succ w) eqn:S; [lia|reflexivity]. }
    rewrite E, L, !gray_append, lxor_append, IH by (rewrite append_spec; lia).
    f_equal. rewrite N.odd_succ, <- N.negb_odd. destruct (N.odd w); reflexivity.
  - assert (E : N.succ (append false w) = append true w) by (rewrite !append_spec; lia).
    assert (L : low (append true w) = append true 0) by (destruct w; reflexivity).
    rewrite E, L, !gray_append, lxor_append, N.lxor_0_r. f_equal. destruct (N.odd w); reflexivity.
Qed.

Lemma low_run n k : k <= n ->
  nim_sum (map (fun i => low (N.of_nat i)) (seq (S n - k) k)) =
  N.lxor (gray (N.of_nat n)) (gray (N.of_nat (n - k))).
Proof.
  induction k as [|k IH]; intros K.
  - replace (n - 0) with n by lia. rewrite N.lxor_nilpotent. reflexivity.
  - replace (S n - S k) with (n - k) by lia. cbn [seq map]. unfold nim_sum. cbn [fold_right].
    fold (nim_sum (map (fun i => low (N.of_nat i)) (seq (S (n - k)) k))).
    replace (S (n - k)) with (S n - k) by lia. rewrite IH by lia.
    replace (n - k) with (S (n - S k)) by lia. rewrite Nat2N.inj_succ, gray_succ. nimbits.
Qed.

Lemma gray_reaches u : exists w, gray w = u.
Proof.
  induction u as [u IH] using (well_founded_induction N.lt_wf_0).
  destruct (N.eq_dec u 0) as [->|U]; [exists 0%N; reflexivity|].
  destruct (append_of u) as [b [v E]]. destruct (IH v) as [w W].
  { subst u. rewrite append_spec in *. destruct b; lia. }
  exists (append (xorb b (N.odd w)) w). rewrite gray_append, W, E. f_equal.
  destruct b, (N.odd w); reflexivity.
Qed.

(** What is below the lowest place of n + 1 has ones only where n has. *)
Lemma below_low v : forall w, (gray w < low (N.succ v))%N -> N.ldiff w v = 0%N.
Proof.
  induction v as [v IH] using (well_founded_induction N.lt_wf_0). intros w L.
  destruct (append_of v) as [[|] [v' ->]].
  - assert (E : N.succ (append true v') = append false (N.succ v')) by (rewrite !append_spec; lia).
    assert (M : low (append false (N.succ v')) = append false (low (N.succ v'))).
    { destruct (N.succ v') eqn:S; [lia|reflexivity]. }
    rewrite E, M in L. destruct (append_of w) as [b [w' ->]]. rewrite gray_append in L.
    assert (L' : (gray w' < low (N.succ v'))%N).
    { rewrite !append_spec in L. destruct (xorb b (N.odd w')); lia. }
    specialize (IH v' ltac:(rewrite append_spec; lia) w' L').
    replace (N.ldiff (append b w') (append true v')) with (append false (N.ldiff w' v'))
      by (destruct b, w', v'; reflexivity).
    rewrite IH. reflexivity.
  - assert (E : N.succ (append false v') = append true v') by (rewrite !append_spec; lia).
    assert (M : low (append true v') = 1%N) by (destruct v'; reflexivity).
    rewrite E, M in L. assert (G : gray w = gray 0) by (change (gray 0) with 0%N; lia).
    apply gray_injective in G. subst w. reflexivity.
Qed.

Theorem ruler_value n : heap_value ruler n = low (N.of_nat n).
Proof.
  revert n. apply heap_values_are. intros n. unfold values_left. split.
  - intros I. apply in_map_iff in I. destruct I as [l [E I]]. apply in_map_iff in I.
    destruct I as [k [<- I]]. apply in_seq in I. destruct n as [|m]; [lia|].
    rewrite low_run in E by lia.
    assert (G : gray (N.of_nat (S m)) = gray (N.of_nat (m - k))).
    { rewrite Nat2N.inj_succ, gray_succ, <- Nat2N.inj_succ, <- E. nimbits. }
    apply gray_injective in G. lia.
  - intros u Hu. apply in_map_iff. destruct n as [|m]; [simpl in Hu; lia|].
    destruct (gray_reaches u) as [w W].
    assert (B : N.ldiff w (N.of_nat m) = 0%N).
    { apply below_low. rewrite W, <- Nat2N.inj_succ. exact Hu. }
    assert (X : N.lxor (N.of_nat m) w = (N.of_nat m - w)%N).
    { rewrite N.sub_nocarry_ldiff by exact B. apply N.bits_inj. intros j.
      apply (f_equal (fun z => N.testbit z j)) in B. rewrite N.ldiff_spec, N.bits_0 in B.
      rewrite N.lxor_spec, N.ldiff_spec.
      destruct (N.testbit w j), (N.testbit (N.of_nat m) j); simpl in *; congruence. }
    pose proof (N.ldiff_le w (N.of_nat m) B) as Le.
    exists (seq (S m - N.to_nat w) (N.to_nat w)). split.
    + rewrite low_run by lia.
      replace (N.of_nat (m - N.to_nat w)) with (N.lxor (N.of_nat m) w) by lia.
      rewrite gray_lxor, W. nimbits.
    + apply in_map_iff. exists (N.to_nat w). split; [reflexivity|apply in_seq; lia].
Qed.
