(** Won by an argument: strategies, symmetry, games that all last equally long. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games.
Import ListNotations.

(** * Strategies *)

Lemma ends_in_two G : well_founded (fun z x => exists y, In y (options G x) /\ In z (options G y)).
Proof.
  intros x. enough (H : Acc (fun z x => exists y, In y (options G x) /\ In z (options G y)) x /\
    forall y, In y (options G x) -> Acc (fun z x => exists y, In y (options G x)
        /\ In z (options G y)) y)
    by exact (proj1 H).
  induction x as [x IH] using (well_founded_induction (ends G)). split.
  - constructor. intros z [y [Hy Hz]]. exact (proj2 (IH y Hy) z Hz).
  - intros y Hy. exact (proj1 (IH y Hy)).
Qed.

(** A set of positions such that every move from one of them has an answer that leads back into the
    set: all of them are lost. In misère play each must have a move, and whoever is left without one
    has won. *)
Theorem strategy_wins G c (listed : position G -> Prop) :
  (forall x, listed x -> c = misere -> options G x <> []) ->
  (forall x y, listed x -> In y (options G x) ->
    (c = misere /\ options G y = []) \/ exists z, In z (options G y) /\ listed z) ->
  forall x, listed x -> lost G c x.
Proof.
  intros S A x. induction x as [x IH] using (well_founded_induction (ends_in_two G)).
  intros L. constructor; [apply S, L|]. intros y Hy.
  destruct (A x y L Hy) as [[Hc E]|[z [Hz Lz]]]; [apply won_stuck; assumption|].
  apply (won_by G c y z Hz). apply IH; [|exact Lz]. exists y. auto.
Qed.

(** The same of a list of positions, as a check. *)
Definition check_strategy G (same : position G -> position G -> bool) (c : convention)
    (listed : list (position G)) : bool :=
  let is_listed z := existsb (same z) listed in
  let none (l : list (position G)) := match l with [] => true | _ => false end in
  let misere_play := match c with misere => true | normal => false end in
  forallb (fun x => negb (misere_play && none (options G x)) &&
    forallb (fun y => (misere_play && none (options G y)) || existsb is_listed (options G y))
      (options G x)) listed.

Theorem strategy_checked G same c listed :
  (forall x y, same x y = true -> x = y) -> check_strategy G same c listed = true ->
  forall x, In x listed -> lost G c x.
Proof.
  intros E C. unfold check_strategy in C. rewrite forallb_forall in C.
  apply strategy_wins.
  - intros x Hx Hc N. specialize (C x Hx). apply andb_true_iff in C. destruct C as [C _].
    subst c. rewrite N in C. discriminate.
  - intros x y Hx Hy. specialize (C x Hx). apply andb_true_iff in C. destruct C as [_ C].
    rewrite forallb_forall in C. specialize (C y Hy). apply orb_true_iff in C.
    destruct C as [C|C].
    + left. apply andb_true_iff in C. destruct C as [C1 C2]. destruct c; [discriminate|].
      split; [reflexivity|]. destruct (options G y); [reflexivity|discriminate].
    + right. apply existsb_exists in C. destruct C as [z [Hz C]]. apply existsb_exists in C.
      destruct C as [w [Hw C]]. apply E in C. subst w. exists z. auto.
Qed.

(** * Symmetry *)

(** A game whose moves have names: a name leads from a position to another one, or is no move there.
    A mirror turns positions and names, and moves respect it. If in a symmetric position no move
    hinders its mirror image, and the two may be made in either order, then a symmetric position is
    lost: each move is answered by its image. *)
Section Symmetry.
  Variable G : game.
  Variable name : Type.
  Variable made : name -> position G -> option (position G).
  Hypothesis moves_have_names :
    forall x y, In y (options G x) <-> exists m, made m x = Some y.
  Variable mirror : position G -> position G.
  Variable image : name -> name.
  Hypothesis mirror_mirror : forall x, mirror (mirror x) = x.
  Hypothesis image_image : forall m, image (image m) = m.
  Hypothesis moves_respect :
    forall m x y, made m x = Some y -> made (image m) (mirror x) = Some (mirror y).
  Hypothesis no_move_hinders : forall m x y, mirror x = x -> made m x = Some y ->
    exists z, made (image m) y = Some z.
  Hypothesis either_order : forall m x y y' z, mirror x = x -> made m x = Some y ->
    made (image m) x = Some y' -> made (image m) y = Some z -> made m y' = Some z.

  Theorem symmetric_is_lost x : mirror x = x -> lost G normal x.
  Proof.
    apply (strategy_wins G normal (fun x => mirror x = x)); clear x.
    - discriminate.
    - intros x y S Hy. right. apply moves_have_names in Hy. destruct Hy as [m Hm].
      destruct (no_move_hinders m x y S Hm) as [z Hz]. exists z. split.
      + apply moves_have_names. exists (image m). exact Hz.
      + pose proof (moves_respect m x y Hm) as R. rewrite S in R.
        pose proof (either_order m x y (mirror y) z S Hm R Hz) as O.
        pose proof (moves_respect (image m) y z Hz) as R2. rewrite image_image in R2. congruence.
  Qed.
End Symmetry.

(** A sum of a position with itself is lost: the other copy is the mirror. *)
Theorem twice_is_lost G x : lost (sum G G) normal (x, x).
Proof. apply sum_lost. reflexivity. Qed.

(** * All games equally long *)

(** Where each move makes what is left one move shorter, however one plays, the value is the parity
    of how long that is. *)
Theorem equally_long G (length : position G -> nat) :
  (forall x y, In y (options G x) -> length x = S (length y)) ->
  (forall x, length x <> 0 -> options G x <> []) ->
  forall x, value G x = N.of_nat (length x mod 2).
Proof.
  intros L E.
  assert (P : forall n, S n mod 2 = 1 - n mod 2).
  { intros n. pose proof (Nat.div_mod n 2 ltac:(lia)).
      pose proof (Nat.mod_upper_bound n 2 ltac:(lia)).
    symmetry. apply (Nat.mod_unique _ _ (n / 2 + n mod 2)); lia. }
  apply value_unique. intros x. split.
  - intros I. apply in_map_iff in I. destruct I as [y [Q Hy]]. rewrite (L x y Hy), P in Q.
    pose proof (Nat.mod_upper_bound (length y) 2 ltac:(lia)). lia.
  - intros u Hu. pose proof (Nat.mod_upper_bound (length x) 2 ltac:(lia)).
    destruct (options G x) as [|y l] eqn:O.
    + destruct (Nat.eq_dec (length x) 0) as [Z|Z]; [rewrite Z in Hu; simpl in Hu; lia|].
      destruct (E x Z O).
    + left. specialize (L x y). rewrite O in L. specialize (L (or_introl eq_refl)).
      rewrite L, P in Hu. pose proof (Nat.mod_upper_bound (length y) 2 ltac:(lia)). lia.
Qed.
