(** Sets that go on for ever in classes of remainders: when the values repeat, and a checker. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal Periods Checker Sets.
Import ListNotations.

(** Beyond w the set goes on with period q, and q divides p: if the values from e on repeat for
    e <= n < e + p + w, they do for ever. *)
Theorem endless_window set w q e p :
  (forall k, w < k -> set (k + q) = set k) -> (exists c, p = c * q) ->
  (forall n, e <= n < e + p + w ->
    heap_value (subtraction set) (n + p) = heap_value (subtraction set) n) ->
  repeats (heap_value (subtraction set)) e p.
Proof.
  intros S [c D] W. set (g := heap_value (subtraction set)) in *.
  assert (Q : forall k, w < k -> set (k + p) = set k).
  { intros k Hk. rewrite D. clear -S Hk. induction c as [|c IH]; [f_equal; lia|].
    replace (k + Datatypes.S c * q) with ((k + c * q) + q) by lia. rewrite S by lia. exact IH. }
  intros n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros En.
  destruct (le_lt_dec (e + p + w) n) as [Far|Near]; [|apply W; lia].
  apply same_mex. intros v. fold g. unfold subtraction. rewrite !in_values_taking. split.
  - intros [k [Hk [A C]]]. destruct (le_lt_dec k (w + p)) as [L|L].
    + exists k. repeat split; [lia|lia|exact A|]. rewrite C.
      replace (n + p - k) with ((n - k) + p) by lia. apply IH; lia.
    + exists (k - p). repeat split; [lia|lia| |].
      * rewrite <- A. replace k with ((k - p) + p) at 2 by lia. symmetry. apply Q. lia.
      * rewrite C. f_equal. lia.
  - intros [k [Hk [A C]]]. destruct (le_lt_dec k w) as [L|L].
    + exists k. repeat split; [lia|lia|exact A|]. rewrite C.
      replace (n + p - k) with ((n - k) + p) by lia. symmetry. apply IH; lia.
    + exists (k + p). repeat split; [lia|lia|rewrite Q by exact L; exact A|]. rewrite C.
      f_equal. lia.
Qed.

(** The numbers of `near`, and beyond w those whose remainders modulo q are in `classes`. *)
Definition in_classes (near : list nat) (w q : nat) (classes : list nat) (k : nat) : bool :=
  if k <=? w then existsb (Nat.eqb k) near else existsb (Nat.eqb (k mod q)) classes.

Definition endless near w q classes : heap_game := subtraction (in_classes near w q classes).

(** Marks the values whose flag is set. *)
Fixpoint mark_flagged (flags : list bool) (sofar : list N) (t : tree) : tree :=
  match flags, sofar with
  | b :: flags', v :: sofar' => mark_flagged flags' sofar' (if b then mark v t else t)
  | _, _ => t
  end.

Definition flagged_next (flags : list bool) (sofar : list N) : option N :=
  missing (mark_flagged flags sofar Leaf).

(** So many values, as long as there are flags for all. *)
Lemma has_flagged set g n u i j : n <= j -> forall t,
  has u (mark_flagged (map set (seq i j)) (known g n) t) = true <->
  has u t = true \/ exists k, k < n /\ set (i + k) = true /\ u = g (n - 1 - k).
Proof.
  revert i j. induction n as [|n IH]; intros i j L t.
  - destruct j; simpl; (split; [auto|]); intros [H|[k [H _]]]; (exact H || lia).
  - destruct j as [|j]; [lia|]. cbn [seq map known mark_flagged]. rewrite IH by lia. split.
    + intros [H|[k [Hk [A B]]]].
      * destruct (set i) eqn:E; [|auto]. apply has_mark in H. destruct H as [H|H]; [right|auto].
        exists 0. repeat split; [lia|rewrite Nat.add_0_r; exact E|]. rewrite <- H. f_equal. lia.
      * right. exists (S k). repeat split; [lia| |].
        -- rewrite <- A. f_equal. lia.
        -- rewrite B. f_equal. lia.
    + intros [H|[[|k] [Hk [A B]]]].
      * left. destruct (set i); [apply has_mark|]; auto.
      * left. rewrite Nat.add_0_r in A. rewrite A. apply has_mark. left. rewrite B. f_equal. lia.
      * right. exists k. repeat split; [lia| |].
        -- rewrite <- A. f_equal. lia.
        -- rewrite B. f_equal. lia.
Qed.

(** As many values as there are flags. *)
Lemma run_flagged set n l : run (flagged_next (map set (seq 1 n))) n [] = Some l ->
  l = known (heap_value (subtraction set)) n.
Proof.
  set (g := heap_value (subtraction set)).
  enough (R : forall m i l', m + i <= n -> run (flagged_next (map set (seq 1 n))) m (known g i)
    = Some l' -> l' = known g (i + m)) by (intros E; apply (R n 0 l); [lia|exact E]).
  intros m. induction m as [|m IH]; simpl; intros i l' L E.
  - rewrite Nat.add_0_r. congruence.
  - destruct (flagged_next (map set (seq 1 n)) (known g i)) as [v|] eqn:F; [|discriminate].
    assert (V : v = g i).
    { apply (is_mex_unique (values_left (subtraction set) g i)); [|apply heap_value_is_mex].
      unfold flagged_next in F. apply (missing_is_mex _ _ _ _) with (2 := F). intros u.
      rewrite has_flagged, has_leaf by lia. unfold subtraction. rewrite in_values_taking. split.
      - intros [H|[k [A [B C]]]]; [discriminate|]. exists (S k).
        repeat split; [lia|lia|exact B|]. rewrite C. f_equal. lia.
      - intros [k [A [B C]]]. right. exists (k - 1). repeat split; [lia| |].
        + rewrite <- B. f_equal. lia.
        + rewrite C. f_equal. lia. }
    rewrite V in E. rewrite Nat.add_succ_r. apply (IH (S i)); [lia|exact E].
Qed.

(** A smaller period needs to be seen but for one of a larger one. *)
Lemma repeats_within g e p r : 1 <= r -> repeats g e r ->
  (forall n, e <= n < e + r -> g (n + p) = g n) -> repeats g e p.
Proof.
  intros R T W n Hn. pose proof (Nat.div_mod (n - e) r ltac:(lia)) as D.
  pose proof (Nat.mod_upper_bound (n - e) r ltac:(lia)) as U.
  set (m := e + (n - e) mod r) in *. set (c := (n - e) / r) in *.
  assert (E : n = m + c * r) by (unfold m; lia). rewrite E.
  replace (m + c * r + p) with (m + p + c * r) by lia.
  rewrite !(repeats_times g e r c T) by (unfold m; lia). apply W. unfold m. lia.
Qed.

(** With r the least common multiple of p and q: the values of heaps to e + 2r + w - 1 repeat as
    said, and both numbers are the least. *)
Definition check_endless near (w q : N) classes (e p : N) : bool :=
  let w' := N.to_nat w in
  let r := N.to_nat (N.lcm p q) in
  let n := N.to_nat e + 2 * r + w' in
  N.ltb 0 q && N.ltb 0 p &&
  match run (flagged_next (map (in_classes near w' (N.to_nat q) classes) (seq 1 n))) n [] with
  | None => false
  | Some l => let values := rev' l in
      again values (N.to_nat e) r && again values (N.to_nat e) (N.to_nat p) && least values e p
  end.

Theorem endless_period near w q classes e p : check_endless near w q classes e p = true ->
  has_period (endless near (N.to_nat w) (N.to_nat q) classes) e p.
Proof.
  unfold check_endless, has_period, endless. cbv zeta.
  set (set := in_classes near (N.to_nat w) (N.to_nat q) classes).
  set (g := heap_value (subtraction set)). set (r := N.to_nat (N.lcm p q)).
  set (n := N.to_nat e + 2 * r + N.to_nat w). intros H.
  apply andb_true_iff in H. destruct H as [H V]. apply andb_true_iff in H. destruct H as [Q P].
  apply N.ltb_lt in Q, P.
  destruct (N.divide_lcm_l p q) as [c Dp]. destruct (N.divide_lcm_r p q) as [d Dq].
  assert (Z : N.lcm p q <> 0%N) by (intros Z; apply N.lcm_eq_0 in Z; lia).
  assert (L : N.to_nat p <= r).
  { unfold r. assert (p <= N.lcm p q)%N by (apply N.divide_pos_le; [lia|exists c; exact Dp]). lia. }
  destruct (run _ n []) as [l|] eqn:E; [|discriminate].
  apply run_flagged in E. fold g in E. rewrite E in V. unfold rev' in V. rewrite <- rev_alt in V.
  apply andb_true_iff in V. destruct V as [A B]. apply andb_true_iff in A. destruct A as [A A'].
  apply (least_right g n e p); [unfold n; lia|exact B|].
  apply (repeats_within g (N.to_nat e) (N.to_nat p) r).
  - unfold r. lia.
  - apply (endless_window set (N.to_nat w) (N.to_nat q)).
    + intros k Hk. unfold set, in_classes.
      replace (k + N.to_nat q <=? N.to_nat w) with false by (symmetry; apply Nat.leb_gt; lia).
      replace (k <=? N.to_nat w) with false by (symmetry; apply Nat.leb_gt; lia).
      replace ((k + N.to_nat q) mod N.to_nat q) with (k mod N.to_nat q); [reflexivity|].
      replace (k + N.to_nat q) with (k + 1 * N.to_nat q) by lia. symmetry. apply Nat.mod_add. lia.
    + exists (N.to_nat d). unfold r. rewrite Dq. lia.
    + intros i Hi. apply (again_true g n (N.to_nat e) r A); [lia|unfold n; lia].
  - intros i Hi. apply (again_true g n (N.to_nat e) (N.to_nat p) A'); [lia|unfold n; lia].
Qed.
