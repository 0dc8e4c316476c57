(** The checker of periods of finite subtraction sets. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal Periods Checker.
Import ListNotations.

(** The set of these numbers. *)
Definition numbers (set : list nat) (k : nat) : bool := existsb (Nat.eqb k) set.

(** Taking one of these numbers. *)
Definition take (set : list nat) : heap_game := subtraction (numbers set).

Lemma numbers_in set k : numbers set k = true <-> In k set.
Proof.
  unfold numbers. rewrite existsb_exists. split.
  - intros [x [Hx E]]. apply Nat.eqb_eq in E. subst. exact Hx.
  - intros H. exists k. split; [exact H|apply Nat.eqb_refl].
Qed.

Fixpoint mark_taken (set : list nat) (sofar : list N) (t : tree) : tree :=
  match set with
  | [] => t
  | O :: s => mark_taken s sofar t
  | S k :: s => mark_taken s sofar
      (match nth_error sofar k with Some v => mark v t | None => t end)
  end.

Definition take_next (set : list nat) (sofar : list N) : option N :=
  missing (mark_taken set sofar Leaf).

Lemma nth_error_known g n k :
  nth_error (known g n) k = if k <? n then Some (g (n - 1 - k)) else None.
Proof.
  revert k. induction n as [|n IH]; intros k; simpl.
  - destruct k; reflexivity.
  - destruct k as [|k]; simpl; [do 2 f_equal; lia|]. rewrite IH.
    change (S k <? S n) with (k <? n). destruct (k <? n) eqn:E; [|reflexivity].
    apply Nat.ltb_lt in E. do 2 f_equal. lia.
Qed.

Lemma has_taken g n u set : forall t, has u (mark_taken set (known g n) t) = true <->
  has u t = true \/ exists k, 1 <= k <= n /\ In k set /\ u = g (n - k).
Proof.
  induction set as [|[|k] set IH]; intros t; cbn [mark_taken].
  - split; [auto|]. intros [H|[k [_ [[] _]]]]. exact H.
  - rewrite IH. split; (intros [H|[k [A [B C]]]]; [auto|right; exists k]).
    + repeat split; [lia|lia|right; exact B|exact C].
    + destruct B as [B|B]; [lia|]. repeat split; [lia|lia|exact B|exact C].
  - rewrite IH, nth_error_known. destruct (k <? n) eqn:E.
    + apply Nat.ltb_lt in E. rewrite has_mark. split.
      * intros [[H|H]|[j [A [B C]]]]; [right|auto|right].
        -- exists (S k). repeat split; [lia|lia|left; reflexivity|]. rewrite <- H. f_equal. lia.
        -- exists j. repeat split; [lia|lia|right; exact B|exact C].
      * intros [H|[j [A [[B|B] C]]]]; [auto| |].
        -- left. left. rewrite C, <- B. f_equal. lia.
        -- right. exists j. auto.
    + apply Nat.ltb_ge in E. split.
      * intros [H|[j [A [B C]]]]; [auto|right]. exists j.
        repeat split; [lia|lia|right; exact B|exact C].
      * intros [H|[j [A [[B|B] C]]]]; [auto|lia|]. right. exists j. auto.
Qed.

Lemma take_next_right set n v :
  take_next set (known (heap_value (take set)) n) = Some v -> v = heap_value (take set) n.
Proof.
  set (g := heap_value (take set)). intros E.
  apply (is_mex_unique (values_left (take set) g n)); [|apply heap_value_is_mex].
  unfold take_next in E. apply (missing_is_mex _ _ _ _) with (2 := E). intros u.
  rewrite has_taken, has_leaf. unfold take, subtraction. rewrite in_values_taking. split.
  - intros [H|[k [A [B C]]]]; [discriminate|]. exists k. rewrite numbers_in. auto.
  - intros [k [A [B C]]]. right. exists k. rewrite numbers_in in B. auto.
Qed.

(** The values of heaps to e + p + w - 1, where w is the set's largest number, repeat as said, and
    both numbers are the least. *)
Definition check_take (set : list nat) (e p : N) : bool :=
  match run (take_next set) (N.to_nat e + N.to_nat p + list_max set) [] with
  | None => false
  | Some l => let values := rev' l in
      again values (N.to_nat e) (N.to_nat p) && least values e p
  end.

Theorem take_period set e p : check_take set e p = true -> has_period (take set) e p.
Proof.
  unfold check_take, has_period. set (g := heap_value (take set)).
  set (n := N.to_nat e + N.to_nat p + list_max set).
  destruct (run (take_next set) n []) as [l|] eqn:E; [|discriminate].
  apply (run_known g (take_next set) n 0) in E; [|intros i v; apply take_next_right].
  rewrite E. simpl (0 + n). unfold rev'. rewrite <- rev_alt. intros H.
  apply andb_true_iff in H. destruct H as [A B].
  pose proof (again_true g n (N.to_nat e) (N.to_nat p) A) as W.
  apply (least_right g n e p); [unfold n; lia|exact B|].
  apply (subtraction_window (numbers set) (list_max set)).
  - intros k Hk. apply numbers_in in Hk.
    pose proof (proj1 (list_max_le set (list_max set)) (le_n _)) as F.
    rewrite Forall_forall in F. apply F, Hk.
  - intros i Hi. apply W; [lia|]. unfold n. lia.
Qed.
