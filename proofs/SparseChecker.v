(** A checker of periods of octal games with few rare heaps. *)
From Coq Require Import Arith NArith List Lia Bool FMapPositive.
From Nimber Require Import Games Heaps Octal Periods Checker Sparse SparseValues.
Import ListNotations.

(** So many values are found with all moves. *)
Definition all_moves : nat := 32 * 64.

(** Enough values for the theorem. The first ones are found with all moves, then those to heap f
    with the witnesses among these; and for the last period all must be near. *)
Definition sparse_values (code : list nat) (places : list N) (counts : bool) (f before p : nat) :
  option so_far :=
  let dense := Nat.min all_moves before in
  let known := Nat.min (S f) before - dense in
  advance code places counts true f p
    (advance code places counts false f (before - dense - known)
      (advance code places counts false f known
        (advance code places counts false 0 dense (Some (start code counts))))).

(** The check of an octal code by the places of its sparse space and how far witnesses lie. *)
Definition check_sparse (code : list nat) (places : list N) (counts : bool) (f : N) (e p : N) :
  bool :=
  let k := (length code - 1)%nat in
  let e1 := Nat.max 1 (N.to_nat e) in
  if N.ltb 0 p && (negb counts || N.even p) && splits_alike code counts then
    match sparse_values code places counts (N.to_nat f) (N.to_nat f + k + e1) (N.to_nat p) with
    | None => false
    | Some s =>
        let values := rev' (values s) in
        forallb (fun av => N.leb (fst av) f) (rare s) &&
        again values (N.to_nat e) (N.to_nat p) && least values e p
    end
  else false.

Theorem sparse_octal_period code places counts f e p :
  check_sparse code places counts f e p = true -> has_period (octal code) e p.
Proof.
  unfold check_sparse, has_period. set (g := heap_value (octal code)).
  destruct (N.ltb 0 p && _ && _) eqn:Form; [|discriminate].
  apply andb_true_iff in Form. destruct Form as [Form Alike]. apply andb_true_iff in Form.
  destruct Form as [P Even]. apply N.ltb_lt in P.
  set (k := length code - 1). set (e1 := Nat.max 1 (N.to_nat e)).
  set (f' := N.to_nat f). set (p' := N.to_nat p). set (b := f' + k + e1).
  destruct (sparse_values code places counts f' b p') as [s|] eqn:E; [|discriminate].
  unfold sparse_values in E.
  set (s1 := advance code places counts false 0 _ _) in E.
  set (s2 := advance code places counts false f' _ s1) in E.
  set (s3 := advance code places counts false f' _ s2) in E.
  assert (R1 : forall s0, s1 = Some s0 -> right code places counts (Nat.min all_moves b) s0).
  { intros s0 E1. apply (advance_right code places counts Alike _ _ _ 0) in E1; [apply E1|].
    intros s' Q. injection Q as <-. apply start_right. }
  assert (R2 : forall s0, s2 = Some s0 -> right code places counts
    (Nat.min all_moves b + (Nat.min (S f') b - Nat.min all_moves b)) s0).
  { intros s0 E2. apply (advance_right code places counts Alike _ _ _ _ _ _ R1) in E2.
    apply E2. }
  assert (R3 : forall s0, s3 = Some s0 -> right code places counts b s0).
  { intros s0 E3. apply (advance_right code places counts Alike _ _ _ _ _ _ R2) in E3.
    destruct E3 as [E3 _].
    replace b with (Nat.min all_moves b + (Nat.min (S f') b - Nat.min all_moves b) +
      (b - Nat.min all_moves b - (Nat.min (S f') b - Nat.min all_moves b))) by (clearbody b; lia).
    exact E3. }
  apply (advance_right code places counts Alike _ _ _ _ _ _ R3) in E.
  destruct E as [R Near]. specialize (Near eq_refl).
  rewrite (right_values code places counts _ _ R). unfold rev'. rewrite <- rev_alt. fold g.
  intros H. apply andb_true_iff in H. destruct H as [H L]. apply andb_true_iff in H.
  destruct H as [Rare A]. pose proof (again_true g (b + p') (N.to_nat e) p' A) as W.
  set (com := common (odd_at places) (heap_counts code counts)) in *.
  assert (Far : forall a, 1 <= a < b + p' -> com a (g a) = false -> a <= f').
  { intros a Ha C. rewrite forallb_forall in Rare. specialize (Rare (N.of_nat a, g a)).
    assert (Le : N.leb (N.of_nat a) f = true).
    { apply Rare. apply (right_rare code places counts _ _ R). rewrite Nat2N.id. auto. }
    apply N.leb_le in Le. unfold f'. lia. }
  specialize (Near Far).
  apply (least_right g (b + p') e p); [unfold b, p', e1; lia|exact L|].
  assert (Q : repeats g e1 p').
  { apply (sparse_period code (odd_at places) (heap_counts code counts) (odd_at_lxor places)
      (counts_split code places counts Alike) k f').
    - unfold k. lia.
    - unfold e1. lia.
    - unfold p'. lia.
    - intros n. unfold heap_counts. destruct counts; [|reflexivity]. simpl in *.
      apply N.even_spec in Even. destruct Even as [m Even].
      replace (n + p' + hd 0 (two code)) with (n + hd 0 (two code) + 2 * N.to_nat m)
        by (unfold p'; lia).
      rewrite Nat.odd_add, Nat.odd_mul. apply xorb_false_r.
    - intros n Hn. apply W; [unfold e1 in *; lia|unfold b; lia].
    - intros n Hn. fold g com. destruct (com n (g n)) eqn:C; [reflexivity|].
      apply Far in C; [lia|unfold b; lia].
    - intros n u Hn Hu Cu. destruct (Near n) as [_ S]; [unfold b; lia|].
      destruct (S u Hu Cu) as [T|[I _]]; [exact T|].
      apply (in_whole code places counts) in I. lia. }
  intros i Hi. destruct (le_lt_dec e1 i) as [T|T]; [apply Q, T|].
  apply W; [exact Hi|]. unfold b, e1 in *. lia.
Qed.
