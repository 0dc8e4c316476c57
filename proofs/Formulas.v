(** Laws as a formula tells them: of values that repeat, the ones of a period, in a list. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal Periods Checker Sets Taking.
Import ListNotations.

(** What stands in the list is repeated from heap e on. *)
Definition listed (e : nat) (values : list N) (n : nat) : N :=
  nth ((n - e) mod length values) values 0%N.

Theorem repeats_listed g e values :
  repeats g e (length values) -> (forall i, i < length values -> g (e + i) = nth i values 0%N) ->
  1 <= length values -> forall n, e <= n -> g n = listed e values n.
Proof.
  intros R V P n Hn. unfold listed. set (p := length values) in *.
  pose proof (Nat.div_mod (n - e) p ltac:(lia)) as D.
  pose proof (Nat.mod_upper_bound (n - e) p ltac:(lia)) as U.
  rewrite <- V by exact U.
  replace n with (e + (n - e) mod p + (n - e) / p * p) at 1 by lia.
  apply (repeats_times g e p ((n - e) / p) R). lia.
Qed.

(** Are these the values from e on? *)
Definition values_are (next : list N -> option N) (e : N) (values : list N) : bool :=
  match run next (N.to_nat e + length values) [] with
  | None => false
  | Some l => begins (skipn (N.to_nat e) (rev' l)) values
  end.

Lemma values_are_right g next e values :
  (forall i v, next (known g i) = Some v -> v = g i) -> values_are next e values = true ->
  forall i, i < length values -> g (N.to_nat e + i) = nth i values 0%N.
Proof.
  intros N. unfold values_are.
  destruct (run next (N.to_nat e + length values) []) as [l|] eqn:E; [|discriminate].
  apply (run_known g next _ 0) in E; [|exact N]. rewrite E. simpl (0 + _).
  unfold rev'. rewrite <- rev_alt. intros B i Hi.
  pose proof (begins_nth _ _ B i Hi) as Q. rewrite nth_skipn, nth_known in Q by lia. exact Q.
Qed.

Definition check_octal_law (code : list nat) (e : N) (values : list N) : bool :=
  check_octal code e (N.of_nat (length values)) && values_are (octal_next code) e values.

Definition check_take_law (set : list nat) (e : N) (values : list N) : bool :=
  check_take set e (N.of_nat (length values)) && values_are (take_next set) e values.

Theorem octal_law code e values : check_octal_law code e values = true ->
  forall n, N.to_nat e <= n -> heap_value (octal code) n = listed (N.to_nat e) values n.
Proof.
  unfold check_octal_law. intros C. apply andb_true_iff in C. destruct C as [C V].
  apply octal_period in C. destruct C as [P [R _]]. rewrite Nat2N.id in *.
  apply repeats_listed; [exact R| |exact P].
  apply (values_are_right _ (octal_next code)); [intros i v; apply octal_next_right|exact V].
Qed.

Theorem take_law set e values : check_take_law set e values = true ->
  forall n, N.to_nat e <= n -> heap_value (take set) n = listed (N.to_nat e) values n.
Proof.
  unfold check_take_law. intros C. apply andb_true_iff in C. destruct C as [C V].
  apply take_period in C. destruct C as [P [R _]]. rewrite Nat2N.id in *.
  apply repeats_listed; [exact R| |exact P].
  apply (values_are_right _ (take_next set)); [intros i v; apply take_next_right|exact V].
Qed.

(** Whatever is no multiple of m may be taken. *)
Theorem multiples_missing m n : 1 <= m ->
  heap_value (subtraction (fun k => negb (k mod m =? 0))) n = N.of_nat (n mod m).
Proof.
  intros M. apply take_residue; [exact M| |].
  - intros k Hk. apply negb_true_iff, Nat.eqb_neq. rewrite Nat.mod_small; lia.
  - intros c _. apply negb_false_iff, Nat.eqb_eq. rewrite Nat.mul_comm. apply Nat.mod_mul. lia.
Qed.

(** At most half, said without a quotient. *)
Theorem twice_at_most n :
  heap_value (taking (fun n k => 2 * k <=? n)) (2 * n) = N.of_nat n /\
  heap_value (taking (fun n k => 2 * k <=? n)) (2 * n + 1) =
  heap_value (taking (fun n k => 2 * k <=? n)) n.
Proof.
  assert (E : forall m, heap_value (taking (fun n k => 2 * k <=? n)) m =
                        heap_value (taking (fun n k => k <=? n / 2)) m).
  { apply taking_ext. intros m k _. pose proof (Nat.div_mod m 2 ltac:(lia)).
    pose proof (Nat.mod_upper_bound m 2 ltac:(lia)).
    destruct (k <=? m / 2) eqn:Q; [apply Nat.leb_le in Q; apply Nat.leb_le; lia|].
    apply Nat.leb_gt in Q. apply Nat.leb_gt. lia. }
  rewrite !E. apply at_most_half.
Qed.

(** 1 and the primes, as a set that a program may ask for. *)
Definition is_prime (k : nat) : bool :=
  (2 <=? k) && forallb (fun d => negb (k mod d =? 0)) (seq 2 (k - 2)).

Lemma is_prime_right k :
  is_prime k = true <-> 2 <= k /\ forall d, Nat.divide d k -> d = 1 \/ d = k.
Proof.
  unfold is_prime. rewrite andb_true_iff, Nat.leb_le, forallb_forall. split.
  - intros [H F]. split; [exact H|]. intros d D. pose proof (Nat.divide_pos_le d k ltac:(lia) D).
    destruct (Nat.eq_dec d k) as [E|E]; [right; exact E|left].
    destruct d as [|[|d]]; [destruct D as [c D]; lia|reflexivity|exfalso].
    specialize (F (S (S d))). rewrite in_seq in F. specialize (F ltac:(lia)).
    apply negb_true_iff, Nat.eqb_neq in F. apply F. apply Nat.mod_divide; [lia|exact D].
  - intros [H P]. split; [exact H|]. intros d I. apply in_seq in I.
    apply negb_true_iff, Nat.eqb_neq. intros E. apply Nat.mod_divide in E; [|lia].
    destruct (P d E); lia.
Qed.

Theorem one_or_prime n :
  heap_value (subtraction (fun k => (k =? 1) || is_prime k)) n = N.of_nat (n mod 4).
Proof.
  apply take_one_or_prime. intros k. rewrite orb_true_iff, Nat.eqb_eq, is_prime_right. tauto.
Qed.

(** * Two games beside each other *)

(** Heaps of one game beside heaps of another one are lost where they are worth the same. *)
Theorem two_games A B a b : lost (sum (heaps A) (heaps B)) normal (a, b) <->
  nim_sum (map (heap_value A) a) = nim_sum (map (heap_value B) b).
Proof. rewrite sum_lost, !heaps_value. reflexivity. Qed.

(** Each of two terms may be larger by its own period. *)
Theorem two_periods A B e p e' p' n m : has_period A e p -> has_period B e' p' ->
  N.to_nat e <= n -> N.to_nat e' <= m ->
  value (sum (heaps A) (heaps B)) ([n + N.to_nat p], [m + N.to_nat p']) =
  value (sum (heaps A) (heaps B)) ([n], [m]).
Proof.
  intros [_ [R _]] [_ [R' _]] Hn Hm. rewrite !sprague_grundy.
  change (N.lxor (heap_value A (n + N.to_nat p)) (heap_value B (m + N.to_nat p')) =
          N.lxor (heap_value A n) (heap_value B m)).
  rewrite R, R' by assumption. reflexivity.
Qed.
