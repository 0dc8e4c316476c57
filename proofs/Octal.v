(** Octal games: what may be done with a heap when r stones are taken of it is said by a digit. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps.
Import ListNotations.

(** A code's digits d0, d1, d2 ...: [0; 1; 3; 7] is 0.137. Taking r stones may leave nothing where
    d_r has a 1, one heap where it has a 2, two heaps where it has a 4. Of d0 only the 4 counts: a
    heap is split and nothing is taken. *)
Definition leaves_none (d : nat) : bool := Nat.odd d.
Definition leaves_one (d : nat) : bool := Nat.odd (d / 2).
Definition leaves_two (d : nat) : bool := Nat.odd (d / 4).

(** The moves that take r stones of a heap of n, by the digit d of r. *)
Definition digit_moves (d r n : nat) : list (list nat) :=
  (if leaves_none d && (1 <=? r) && (r =? n) then [[]] else []) ++
  (if leaves_one d && (1 <=? r) && (r <? n) then [[n - r]] else []) ++
  (if leaves_two d then map (fun a => [a; n - r - a]) (seq 1 (n - r - 1)) else []).

Fixpoint digits_moves (code : list nat) (r n : nat) : list (list nat) :=
  match code with
  | [] => []
  | d :: t => digit_moves d r n ++ digits_moves t (S r) n
  end.

Lemma in_digit_moves d r n left : In left (digit_moves d r n) <->
  (leaves_none d = true /\ 1 <= r /\ r = n /\ left = []) \/
  (leaves_one d = true /\ 1 <= r /\ r < n /\ left = [n - r]) \/
  (leaves_two d = true /\ exists a, 1 <= a /\ a + r < n /\ left = [a; n - r - a]).
Proof.
  unfold digit_moves. rewrite !in_app_iff. split.
  - intros [H|[H|H]].
    + left. destruct (leaves_none d); [|destruct H]. destruct (1 <=? r) eqn:A; [|destruct H].
      destruct (r =? n) eqn:B; [|destruct H]. apply Nat.leb_le in A. apply Nat.eqb_eq in B.
      destruct H as [<-|[]]. auto.
    + right. left. destruct (leaves_one d); [|destruct H]. destruct (1 <=? r) eqn:A; [|destruct H].
      destruct (r <? n) eqn:B; [|destruct H]. apply Nat.leb_le in A. apply Nat.ltb_lt in B.
      destruct H as [<-|[]]. auto.
    + right. right. destruct (leaves_two d); [|destruct H]. split; [reflexivity|].
      apply in_map_iff in H. destruct H as [a [<- H]]. apply in_seq in H. exists a.
      repeat split; lia.
  - intros [[-> [A [-> ->]]]|[[-> [A [B ->]]]|[-> [a [A [B ->]]]]]].
    + left. apply Nat.leb_le in A. rewrite A, Nat.eqb_refl. left. reflexivity.
    + right. left. apply Nat.leb_le in A. apply Nat.ltb_lt in B. rewrite A, B. left. reflexivity.
    + right. right. apply in_map_iff. exists a. split; [reflexivity|]. apply in_seq. lia.
Qed.

Lemma in_digits_moves code r n left : In left (digits_moves code r n) <->
  exists i, i < length code /\ In left (digit_moves (nth i code 0) (r + i) n).
Proof.
  revert r. induction code as [|d t IH]; intros r; simpl.
  - split; [intros []|intros [i [H _]]; lia].
  - rewrite in_app_iff, IH. split.
    + intros [H|[i [Hi H]]].
      * exists 0. rewrite Nat.add_0_r. split; [lia|exact H].
      * exists (S i). rewrite Nat.add_succ_r. split; [lia|exact H].
    + intros [[|i] [Hi H]].
      * left. rewrite Nat.add_0_r in H. exact H.
      * right. exists i. rewrite Nat.add_succ_r in H. split; [lia|exact H].
Qed.

Lemma octal_smaller code n left h : In left (digits_moves code 0 n) -> In h left -> h < n.
Proof.
  intros H Hh. apply in_digits_moves in H. destruct H as [i [_ H]]. apply in_digit_moves in H.
  destruct H as [[_ [_ [_ ->]]]|[[_ [A [B ->]]]|[_ [a [A [B ->]]]]]]; simpl in Hh;
    intuition lia.
Qed.

Definition octal (code : list nat) : heap_game :=
  {| moves := fun n => digits_moves code 0 n; smaller := octal_smaller code |}.

(** What the values of an octal game's options are. *)
Lemma in_values_octal code f n v : In v (values_left (octal code) f n) <->
  exists r, r < length code /\ let d := nth r code 0 in
    (leaves_none d = true /\ 1 <= r /\ r = n /\ v = 0%N) \/
    (leaves_one d = true /\ 1 <= r /\ r < n /\ v = f (n - r)) \/
    (leaves_two d = true /\ exists a, 1 <= a /\ a + r < n /\ v = N.lxor (f a) (f (n - r - a))).
Proof.
  unfold values_left. rewrite in_map_iff. split.
  - intros [left [<- H]]. apply in_digits_moves in H. destruct H as [r [Hr H]]. exists r.
    split; [exact Hr|]. simpl in H. apply in_digit_moves in H.
    destruct H as [[D [A [B ->]]]|[[D [A [B ->]]]|[D [a [A [B ->]]]]]].
    + left. auto.
    + right. left. simpl. rewrite N.lxor_0_r. auto.
    + right. right. split; [exact D|]. exists a. simpl. rewrite N.lxor_0_r. auto.
  - intros [r [Hr H]]. simpl in H.
    assert (M : forall left, In left (digit_moves (nth r code 0) r n) ->
                             In left (moves (octal code) n)).
    { intros left Hl. apply in_digits_moves. exists r. auto. }
    destruct H as [[D [A [B ->]]]|[[D [A [B ->]]]|[D [a [A [B ->]]]]]].
    + exists []. split; [reflexivity|]. apply M, in_digit_moves. left. repeat split; assumption.
    + exists [n - r]. split; [simpl; apply N.lxor_0_r|]. apply M, in_digit_moves. right. left.
      repeat split; assumption.
    + exists [a; n - r - a]. split; [simpl; rewrite N.lxor_0_r; reflexivity|].
      apply M, in_digit_moves. right. right. split; [exact D|]. exists a. auto.
Qed.
