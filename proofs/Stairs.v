(** Staircase Nim: any number of stones goes one step down. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games.
Import ListNotations.

(** Stones by step, step 1 first. From step 1 they leave; from a higher one they join those on the
    step below. *)
Definition leaving (l : list nat) : list (list nat) :=
  match l with [] => [] | h :: t => map (fun k => h - k :: t) (seq 1 h) end.

Fixpoint falling (l : list nat) : list (list nat) :=
  match l with
  | [] => []
  | h :: t =>
      match t with [] => [] | i :: u => map (fun k => h + k :: i - k :: u) (seq 1 i) end ++
      map (cons h) (falling t)
  end.

Definition stairs_options (l : list nat) : list (list nat) := leaving l ++ falling l.

Lemma in_leaving l y : In y (leaving l) <->
  exists h t k, l = h :: t /\ 1 <= k <= h /\ y = h - k :: t.
Proof.
  destruct l as [|h t]; simpl.
  - split; [intros []|intros [h [t [k [E _]]]]; discriminate].
  - rewrite in_map_iff. split.
    + intros [k [<- I]]. apply in_seq in I. exists h, t, k. repeat split; lia.
    + intros [h' [t' [k [E [K ->]]]]]. injection E as <- <-. exists k.
      split; [reflexivity|apply in_seq; lia].
Qed.

Lemma in_falling h t y : In y (falling (h :: t)) <->
  (exists i u k, t = i :: u /\ 1 <= k <= i /\ y = h + k :: i - k :: u) \/
  (exists z, In z (falling t) /\ y = h :: z).
Proof.
  cbn [falling]. rewrite in_app_iff, in_map_iff. split.
  - intros [I|[z [<- I]]]; [left|right; exists z; auto].
    destruct t as [|i u]; [destruct I|]. apply in_map_iff in I. destruct I as [k [<- I]].
    apply in_seq in I. exists i, u, k. repeat split; lia.
  - intros [[i [u [k [-> [K ->]]]]]|[z [I ->]]]; [left|right; exists z; auto].
    apply in_map_iff. exists k. split; [reflexivity|apply in_seq; lia].
Qed.

Definition total (l : list nat) : nat := fold_right plus 0 l.
Fixpoint height (l : list nat) : nat :=
  match l with [] => 0 | h :: t => h + total t + height t end.

Lemma falling_total l : forall y, In y (falling l) -> total y = total l /\ height y < height l.
Proof.
  induction l as [|h t IH]; [intros y []|]. intros y I. apply in_falling in I.
  destruct I as [[i [u [k [-> [K ->]]]]]|[z [I ->]]]; simpl.
  - split; lia.
  - destruct (IH z I). unfold total in *. simpl. lia.
Qed.

Lemma stairs_end : well_founded (fun y x => In y (stairs_options x)).
Proof.
  apply (Wf_nat.well_founded_lt_compat _ height). intros y x I. unfold stairs_options in I.
  apply in_app_or in I. destruct I as [I|I].
  - apply in_leaving in I. destruct I as [h [t [k [-> [K ->]]]]]. simpl. lia.
  - apply falling_total, I.
Qed.

Definition stairs : game :=
  {| position := list nat; options := stairs_options; ends := stairs_end |}.

(** The nim-sum of every other step, the first one with them or not. *)
Fixpoint steps_value (first : bool) (l : list nat) : N :=
  match l with
  | [] => 0%N
  | h :: t => N.lxor (if first then N.of_nat h else 0%N) (steps_value (negb first) t)
  end.

Lemma falling_changes l : forall b y, In y (falling l) -> steps_value b y <> steps_value b l.
Proof.
  induction l as [|h t IH]; [intros b y []|]. intros b y I. apply in_falling in I.
  destruct I as [[i [u [k [-> [K ->]]]]]|[z [I ->]]]; cbn [steps_value].
  - rewrite negb_involutive. destruct b; cbn [negb]; rewrite ?N.lxor_0_l; intros E;
      apply lxor_cancel_r in E; lia.
  - intros E. apply lxor_cancel_l in E. exact (IH _ z I E).
Qed.

(** A step that does not count as the first: a lower number is reached by stones that fall from one
    that counts. *)
Lemma falling_reaches d : d <> 0%N -> forall n l, length l <= n ->
  N.testbit (steps_value false l) (N.log2 d) = true ->
  exists y, In y (falling l) /\ steps_value false y = N.lxor (steps_value false l) d.
Proof.
  intros D. induction n as [|n IH]; intros l Len T.
  - destruct l; [discriminate|simpl in Len; lia].
  - destruct l as [|h [|i u]]; [discriminate|discriminate|].
    cbn [steps_value negb] in *. rewrite N.lxor_0_l, N.lxor_spec in T.
    destruct (N.testbit (N.of_nat i) (N.log2 d)) eqn:B.
    + pose proof (lxor_lowers (N.of_nat i) d D B) as L.
      set (j := N.to_nat (N.lxor (N.of_nat i) d)). assert (J : j < i) by (unfold j; lia).
      exists (h + (i - j) :: i - (i - j) :: u). split.
      * apply in_falling. left. exists i, u, (i - j). repeat split; lia.
      * cbn [steps_value negb]. replace (i - (i - j)) with j by lia. unfold j. rewrite N2Nat.id.
        nimbits.
    + rewrite xorb_false_l in T. destruct (IH u) as [y [I E]]; [simpl in Len; lia|exact T|].
      exists (h :: i :: y). split.
      * apply in_falling. right. exists (i :: y). split; [|reflexivity].
        apply in_falling. right. exists y. auto.
      * cbn [steps_value negb]. rewrite E. nimbits.
Qed.

(** R. Sprague 1937: the nim-sum of the stones on odd steps. *)
Theorem staircase_value l : value stairs l = steps_value true l.
Proof.
  revert l. apply value_unique. intros l. simpl options. unfold stairs_options. split.
  - intros I. apply in_map_iff in I. destruct I as [y [E I]]. apply in_app_or in I.
    destruct I as [I|I].
    + apply in_leaving in I. destruct I as [h [t [k [-> [K ->]]]]]. cbn [steps_value] in E.
      apply lxor_cancel_r in E. lia.
    + exact (falling_changes l true y I E).
  - intros u Hu. apply in_map_iff. set (d := N.lxor u (steps_value true l)).
    assert (D : d <> 0%N) by (intros E; apply N.lxor_eq in E; lia).
    pose proof (highest_difference _ _ Hu) as T. fold d in T.
    destruct l as [|h t]; [simpl in Hu; lia|]. cbn [steps_value negb] in T.
    rewrite N.lxor_spec in T. destruct (N.testbit (N.of_nat h) (N.log2 d)) eqn:B.
    + pose proof (lxor_lowers (N.of_nat h) d D B) as L.
      set (j := N.to_nat (N.lxor (N.of_nat h) d)). assert (J : j < h) by (unfold j; lia).
      exists (h - (h - j) :: t). split.
      * cbn [steps_value negb]. replace (h - (h - j)) with j by lia. unfold j. rewrite N2Nat.id.
        unfold d. cbn [steps_value negb]. nimbits.
      * apply in_or_app. left. apply in_leaving. exists h, t, (h - j). repeat split; lia.
    + rewrite xorb_false_l in T.
      destruct (falling_reaches d D (length t) t (le_n _) T) as [y [I E]].
      exists (h :: y). split.
      * cbn [steps_value negb]. rewrite E. unfold d. cbn [steps_value negb]. nimbits.
      * apply in_or_app. right. apply in_falling. right. exists y. auto.
Qed.
