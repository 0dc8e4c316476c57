(** Coins of a row, each alone: Turning Turtles, Twins, Mock Turtles. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Nim Coins.
Import ListNotations.

Definition single (p : nat) : list nat := [p].

Lemma in_singles p i n : In p (map single (seq i n)) <-> exists a, i <= a < i + n /\ p = [a].
Proof.
  rewrite in_map_iff. split.
  - intros [a [<- I]]. apply in_seq in I. exists a. auto.
  - intros [a [I ->]]. exists a. split; [reflexivity|]. apply in_seq. exact I.
Qed.

(** * One or two coins, exactly two coins *)

(** Turning Turtles: places from 1; a head is turned, and one coin before it, or none. *)
Definition turtles_moves (n : nat) : list (list nat) :=
  match n with O => [] | S m => [] :: map single (seq 1 m) end.

Lemma turtles_smaller n left h : In left (turtles_moves n) -> In h left -> h < n.
Proof.
  destruct n as [|n]; [intros []|]. intros [<-|I]; [intros []|].
  apply in_singles in I. destruct I as [a [A ->]]. intros [<-|[]]. lia.
Qed.

Definition turtles : heap_game := {| moves := turtles_moves; smaller := turtles_smaller |}.

Theorem turning_turtles n : heap_value turtles n = N.of_nat n.
Proof.
  revert n. apply heap_values_are. intros n. unfold values_left. split.
  - intros I. apply in_map_iff in I. destruct I as [l [E I]]. destruct n as [|n]; [destruct I|].
    destruct I as [<-|I]; [simpl in E; lia|]. apply in_singles in I. destruct I as [a [A ->]].
    simpl in E. rewrite N.lxor_0_r in E. lia.
  - intros u Hu. destruct n as [|n]; [lia|]. apply in_map_iff.
    destruct (N.eq_dec u 0) as [->|U].
    + exists []. split; [reflexivity|left; reflexivity].
    + exists [N.to_nat u]. split; [simpl; rewrite N.lxor_0_r; lia|]. right. apply in_singles.
      exists (N.to_nat u). split; [lia|reflexivity].
Qed.

(** Twins: exactly two coins, places from 1. *)
Definition twins_moves (n : nat) : list (list nat) := map single (seq 1 (n - 1)).

Lemma twins_smaller n left h : In left (twins_moves n) -> In h left -> h < n.
Proof.
  intros I. apply in_singles in I. destruct I as [a [A ->]]. intros [<-|[]]. lia.
Qed.

Definition twins : heap_game := {| moves := twins_moves; smaller := twins_smaller |}.

Theorem twins_value n : heap_value twins n = N.of_nat (n - 1).
Proof.
  revert n. apply heap_values_are. intros n. unfold values_left. split.
  - intros I. apply in_map_iff in I. destruct I as [l [E I]].
    apply in_singles in I. destruct I as [a [A ->]]. simpl in E. rewrite N.lxor_0_r in E. lia.
  - intros u Hu. apply in_map_iff. exists [S (N.to_nat u)].
    split; [simpl; rewrite N.lxor_0_r; lia|]. apply in_singles. exists (S (N.to_nat u)).
    split; [lia|reflexivity].
Qed.

(** * One to three coins *)

(** Has a number an odd number of binary ones? *)
Fixpoint odd_ones_pos (p : positive) : bool :=
  match p with xH => true | xO q => odd_ones_pos q | xI q => negb (odd_ones_pos q) end.
Definition odd_ones (v : N) : bool := match v with N0 => false | Npos p => odd_ones_pos p end.

Lemma odd_ones_double v : odd_ones (N.double v) = odd_ones v.
Proof. destruct v; reflexivity. Qed.

Lemma odd_ones_succ_double v : odd_ones (N.succ_double v) = negb (odd_ones v).
Proof. destruct v; reflexivity. Qed.

Lemma odd_ones_lxor a b : odd_ones (N.lxor a b) = xorb (odd_ones a) (odd_ones b).
Proof.
  destruct a as [|p], b as [|q]; simpl; try reflexivity.
  - destruct (odd_ones_pos q); reflexivity.
  - destruct (odd_ones_pos p); reflexivity.
  - revert q. induction p as [p IH|p IH|]; intros [q|q|]; simpl;
      try (change (Pos.Ndouble ?x) with (N.double x));
      rewrite ?odd_ones_double, ?odd_ones_succ_double, ?IH;
      repeat match goal with |- context [odd_ones_pos ?x] => destruct (odd_ones_pos x) end;
      reflexivity.
Qed.

(** The odious numbers, those with an odd number of ones, in order: 1, 2, 4, 7, 8 ... *)
Definition odious (n : N) : N := if odd_ones n then N.double n else N.succ_double n.

Lemma odious_is_odious n : odd_ones (odious n) = true.
Proof.
  unfold odious. destruct (odd_ones n) eqn:E; rewrite ?odd_ones_double, ?odd_ones_succ_double, E;
    reflexivity.
Qed.

Lemma odious_of v : odd_ones v = true -> odious (N.div2 v) = v.
Proof.
  intros E. pose proof (N.div2_odd v) as D. unfold odious.
  destruct (N.odd v) eqn:O; simpl N.b2n in D.
  - replace v with (N.succ_double (N.div2 v)) in E by (rewrite N.succ_double_spec; lia).
    rewrite odd_ones_succ_double in E. apply negb_true_iff in E. rewrite E.
    rewrite N.succ_double_spec. lia.
  - replace v with (N.double (N.div2 v)) in E by (rewrite N.double_spec; lia).
    rewrite odd_ones_double in E. rewrite E. rewrite N.double_spec. lia.
Qed.

Lemma odious_grows a b : (a < b)%N -> (odious a < odious b)%N.
Proof.
  intros H. unfold odious. destruct (odd_ones a), (odd_ones b);
    rewrite ?N.double_spec, ?N.succ_double_spec; lia.
Qed.

(** Mock Turtles: one to three coins, the last one of them a head; places from 0. *)
Definition mock_moves (n : nat) : list (list nat) :=
  [] :: map single (seq 0 n) ++ flat_map (fun a => map (fun b => [a; b]) (seq 0 a)) (seq 0 n).

Lemma in_mock_moves n left : In left (mock_moves n) <->
  left = [] \/ (exists a, a < n /\ left = [a]) \/ (exists a b, b < a < n /\ left = [a; b]).
Proof.
  unfold mock_moves. simpl In. rewrite in_app_iff, in_singles, in_flat_map. split.
  - intros [<-|[[a [A ->]]|[a [A I]]]]; [auto|right; left; exists a; split; [lia|reflexivity]|].
    apply in_map_iff in I. destruct I as [b [<- I]]. apply in_seq in A, I.
    right. right. exists a, b. split; [lia|reflexivity].
  - intros [->|[[a [A ->]]|[a [b [A ->]]]]]; [auto|right; left; exists a; split;
      [lia|reflexivity]|].
    right. right. exists a. split; [apply in_seq; lia|]. apply in_map_iff. exists b.
    split; [reflexivity|apply in_seq; lia].
Qed.

Lemma mock_smaller n left h : In left (mock_moves n) -> In h left -> h < n.
Proof.
  intros I. apply in_mock_moves in I.
  destruct I as [->|[[a [A ->]]|[a [b [A ->]]]]]; simpl; intuition lia.
Qed.

Definition mock : heap_game := {| moves := mock_moves; smaller := mock_smaller |}.

Theorem mock_turtles n : heap_value mock n = odious (N.of_nat n).
Proof.
  revert n. apply heap_values_are. intros n. unfold values_left. split.
  - intros I. apply in_map_iff in I. destruct I as [l [E I]].
    pose proof (odious_is_odious (N.of_nat n)) as O. apply in_mock_moves in I.
    destruct I as [->|[[a [A ->]]|[a [b [A ->]]]]]; simpl in E.
    + rewrite <- E in O. discriminate.
    + rewrite N.lxor_0_r in E.
      pose proof (odious_grows (N.of_nat a) (N.of_nat n) ltac:(lia)). lia.
    + rewrite N.lxor_0_r in E. rewrite <- E, odd_ones_lxor, !odious_is_odious in O. discriminate.
  - intros u Hu. apply in_map_iff.
    assert (Small : forall v, odd_ones v = true -> (v < odious (N.of_nat n))%N ->
      N.to_nat (N.div2 v) < n /\ odious (N.of_nat (N.to_nat (N.div2 v))) = v).
    { intros v V L. rewrite N2Nat.id. pose proof (odious_of v V) as Q. split; [|exact Q].
      destruct (N.lt_trichotomy (N.div2 v) (N.of_nat n)) as [X|[X|X]]; [lia| |].
      - rewrite X in Q. lia.
      - pose proof (odious_grows _ _ X). lia. }
    destruct (odd_ones u) eqn:O.
    + destruct (Small u O Hu) as [A E]. exists [N.to_nat (N.div2 u)]. split.
      * simpl. rewrite E. apply N.lxor_0_r.
      * apply in_mock_moves. right. left. exists (N.to_nat (N.div2 u)). auto.
    + destruct (N.eq_dec u 0) as [->|U].
      { exists []. split; [reflexivity|]. apply in_mock_moves. auto. }
      set (p := (2 ^ N.log2 u)%N).
      assert (Lp : (p <= u)%N) by (apply N.log2_spec; lia).
      assert (Op : odd_ones p = true).
      { unfold p. clear. induction (N.log2 u) as [|k IH] using N.peano_ind; [reflexivity|].
        rewrite N.pow_succ_r', <- N.double_spec, odd_ones_double. exact IH. }
      assert (Oq : odd_ones (N.lxor u p) = true) by (rewrite odd_ones_lxor, O, Op; reflexivity).
      assert (P0 : p <> 0%N) by (apply N.pow_nonzero; lia).
      assert (Lq : (N.lxor u p < u)%N).
      { apply lxor_lowers; [exact P0|]. unfold p. rewrite N.log2_pow2 by lia. apply N.bit_log2, U. }
      destruct (Small p Op ltac:(lia)) as [A Ea]. destruct (Small (N.lxor u p) Oq ltac:(lia))
          as [B Eb].
      set (a := N.to_nat (N.div2 p)) in *. set (b := N.to_nat (N.div2 (N.lxor u p))) in *.
      destruct (lt_eq_lt_dec a b) as [[L|L]|L].
      * exists [b; a]. split; [simpl; rewrite Ea, Eb, N.lxor_0_r; nimbits|].
        apply in_mock_moves. right. right. exists b, a. split; [lia|reflexivity].
      * exfalso. rewrite L in Ea. rewrite Ea in Eb. apply U. symmetry in Eb.
        apply (lxor_cancel_r u 0 p). rewrite N.lxor_0_l. exact Eb.
      * exists [a; b]. split; [simpl; rewrite Ea, Eb, N.lxor_0_r; nimbits|].
        apply in_mock_moves. right. right. exists a, b. split; [lia|reflexivity].
Qed.
