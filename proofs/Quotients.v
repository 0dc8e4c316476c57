(** Misère quotients: a finite commutative monoid tells who wins every sum in misère play. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal Periods.
Import ListNotations.

Section Quotient.
  Variable H : heap_game.
  (** The elements, the unit, the products, which are lost, and the element of each heap. *)
  Variable Q : Type.
  Variable one : Q.
  Variable times : Q -> Q -> Q.
  Variable is_lost : Q -> bool.
  Variable phi : nat -> Q.
  Hypothesis times_comm : forall x y, times x y = times y x.
  Hypothesis times_assoc : forall x y z, times x (times y z) = times (times x y) z.
  (** What is no product, no unit and no heap's element may be anything. *)
  Hypothesis one_times : forall x y, times one (times x y) = times x y.
  Hypothesis one_one : times one one = one.
  Hypothesis one_phi : forall n, times one (phi n) = phi n.

  (** The element of several heaps. *)
  Definition product (l : list nat) : Q := fold_right (fun n x => times (phi n) x) one l.

  Lemma one_product l : times one (product l) = product l.
  Proof. destruct l; simpl; [exact one_one|apply one_times]. Qed.

  Lemma product_app a b : product (a ++ b) = times (product a) (product b).
  Proof.
    induction a as [|n a IH]; simpl; [symmetry; apply one_product|]. rewrite IH. apply times_assoc.
  Qed.

  Lemma product_heap n : product [n] = phi n.
  Proof. simpl. rewrite times_comm. apply one_phi. Qed.

  (** What stands beside a sum so that one of its options is lost. *)
  Definition shadow (l : list nat) (z : Q) : Prop :=
    exists x, In x (heaps_options H l) /\ is_lost (times z (product x)) = true.

  (** What sums are said to have: an element, and things that are surely in the shadow. *)
  Variable claims : Q -> (Q -> bool) -> Prop.
  Definition covered (x : Q) (s : Q -> Prop) : Prop :=
    exists d, claims x d /\ forall z, d z = true -> s z.

  Hypothesis one_is_won : is_lost one = false.
  (** A heap without a move is as none. *)
  Hypothesis stuck_one : forall n, moves H n = [] -> phi n = one.
  (** No move leads from lost to lost: seen heap by heap. *)
  Hypothesis lost_to_lost : forall n left z, In left (moves H n) ->
    is_lost (times z (phi n)) = true -> is_lost (times z (product left)) = true -> False.
  (** Something is said of each heap, and of one heap more than something is said of. *)
  Hypothesis claims_heap : forall n, moves H n <> [] -> covered (phi n) (shadow [n]).
  Hypothesis claims_more : forall n x d, moves H n <> [] -> claims x d ->
    covered (times (phi n) x) (fun z => shadow [n] (times z x) \/ d (times z (phi n)) = true).
  (** Who is not lost has a lost option. *)
  Hypothesis claims_won : forall x d, claims x d -> is_lost x = false -> d one = true.

  Lemma shadow_more n l z :
    shadow [n] (times z (product l)) \/ shadow l (times z (phi n)) -> shadow (n :: l) z.
  Proof.
    change (n :: l) with ([n] ++ l). intros [[x [Hx P]]|[x [Hx P]]].
    - exists (x ++ l). split; [apply heaps_options_app; left; exists x; auto|].
      rewrite product_app, (times_comm (product x)), times_assoc. exact P.
    - exists ([n] ++ x). split; [apply heaps_options_app; right; exists x; auto|].
      rewrite product_app, product_heap, times_assoc. exact P.
  Qed.

  Lemma stuck_product l : heaps_options H l = [] -> product l = one.
  Proof.
    induction l as [|n l IH]; [reflexivity|]. intros E. simpl in *.
    apply app_eq_nil in E. destruct E as [E1 E2]. apply map_eq_nil in E1, E2.
    rewrite (stuck_one n E1), (IH E2). exact one_one.
  Qed.

  Lemma stuck_options n l : moves H n = [] ->
    heaps_options H (n :: l) = map (cons n) (heaps_options H l).
  Proof. intros E. simpl. rewrite E. reflexivity. Qed.

  Lemma sum_covered l : heaps_options H l = [] \/ covered (product l) (shadow l).
  Proof.
    induction l as [|n l IH]; [left; reflexivity|].
    destruct (list_eq_dec (list_eq_dec Nat.eq_dec) (moves H n) []) as [M|M].
    - rewrite (stuck_options n l M). destruct IH as [E|[d [C D]]]; [left; rewrite E; reflexivity|].
      right. simpl. rewrite (stuck_one n M), one_product. exists d. split; [exact C|].
      intros z Hz. destruct (D z Hz) as [x [Hx P]]. exists (n :: x). split.
      + rewrite (stuck_options n l M). apply in_map, Hx.
      + simpl. rewrite (stuck_one n M), one_product. exact P.
    - right. destruct IH as [E|[d [C D]]].
      + destruct (claims_heap n M) as [d [C D]]. simpl. rewrite (stuck_product l E), times_comm,
          one_phi.
        exists d. split; [exact C|]. intros z Hz. destruct (D z Hz) as [x [Hx P]].
        exists (x ++ l). split.
        * change (n :: l) with ([n] ++ l). apply heaps_options_app. left. exists x. auto.
        * rewrite product_app, (stuck_product l E), times_comm.
          rewrite (times_comm (product x) one), one_product, times_comm. exact P.
      + destruct (claims_more n _ d M C) as [d' [C' D']]. exists d'. split; [exact C'|].
        intros z Hz. apply shadow_more. destruct (D' z Hz) as [S|S]; [left; exact S|].
        right. apply D, S.
  Qed.

  Lemma option_of l x : In x (heaps_options H l) ->
    exists a n b left, In left (moves H n) /\ l = a ++ [n] ++ b /\ x = a ++ left ++ b.
  Proof.
    revert x. induction l as [|n l IH]; simpl; intros x; [intros []|].
    rewrite in_app_iff, !in_map_iff. intros [[left [<- Hl]]|[y [<- Hy]]].
    - exists [], n, l, left. auto.
    - destruct (IH y Hy) as [a [m [b [left [Hl [-> ->]]]]]]. exists (n :: a), m, b, left. auto.
  Qed.

  Lemma product_middle a b c :
    product (a ++ b ++ c) = times (times (product a) (product c)) (product b).
  Proof. rewrite !product_app, (times_comm (product b)), times_assoc. reflexivity. Qed.

  (** T. E. Plambeck, A. N. Siegel 2008, with the certificate as a hypothesis: a sum is lost in
      misère play exactly when its element is. *)
  Theorem quotient_outcomes l : lost (heaps H) misere l <-> is_lost (product l) = true.
  Proof.
    apply (lost_positions_are (heaps H) misere (fun l => is_lost (product l) = true)); clear l;
      simpl.
    - intros l L _ E. rewrite (stuck_product l E) in L. congruence.
    - intros l x L I P. destruct (option_of l x I) as [a [n [b [left [Hl [-> ->]]]]]].
      rewrite product_middle in L, P. rewrite product_heap in L.
      exact (lost_to_lost n left _ Hl L P).
    - intros l W. destruct (sum_covered l) as [E|[d [C D]]]; [left; auto|right].
      apply not_true_is_false in W. destruct (D one (claims_won _ d C W)) as [x [Hx P]].
      rewrite one_product in P. exists x. auto.
    - intros l. destruct (is_lost (product l)); auto.
  Qed.
End Quotient.

(** * Elements that repeat *)

(** The misère form of Guy and Smith's theorem: where the elements of heaps repeat, so do the
    elements of their options. *)
Theorem quotient_period code k e p (Q : Type) (one : Q) times phi :
  length code <= S k -> 1 <= e ->
  (forall x y, times x y = times y x) ->
  (forall x y z, times x (times y z) = times (times x y) z) ->
  (forall n, e <= n -> phi (n + p) = phi n) ->
  forall n, 2 * e + p + k <= n -> forall x,
    In x (map (product Q one times phi) (moves (octal code) (n + p))) <->
    In x (map (product Q one times phi) (moves (octal code) n)).
Proof.
  intros K E Comm Assoc R n Far x.
  assert (Two : forall a b, product Q one times phi [a; b] = product Q one times phi [b; a]).
  { intros a b. simpl. rewrite !Assoc, (Comm (phi a)). reflexivity. }
  assert (Shift : forall a b b', phi b = phi b' ->
    product Q one times phi [a; b] = product Q one times phi [a; b']).
  { intros a b b' Q1. simpl. rewrite Q1. reflexivity. }
  assert (One : forall b b', phi b = phi b' ->
    product Q one times phi [b] = product Q one times phi [b']).
  { intros b b' Q1. simpl. rewrite Q1. reflexivity. }
  rewrite !in_map_iff. simpl moves. split.
  - intros [left [<- I]]. apply in_digits_moves in I. destruct I as [r [Hr I]]. simpl in I.
    assert (M : forall l, In l (digit_moves (nth r code 0) r n) -> In l (digits_moves code 0 n)).
    { intros l Hl. apply in_digits_moves. exists r. auto. }
    apply in_digit_moves in I.
    destruct I as [[D [A [B ->]]]|[[D [A [B ->]]]|[D [a [A [B ->]]]]]]; [lia|exists [n - r]|].
    + split; [|apply M, in_digit_moves; right; left; repeat split; (assumption || lia)].
      apply One. rewrite <- (R (n - r)) by lia. f_equal. lia.
    + destruct (le_lt_dec a (n + p - r - a)) as [L|L].
      * exists [a; n - r - a]. split.
        -- apply Shift. rewrite <- (R (n - r - a)) by lia. f_equal. lia.
        -- apply M, in_digit_moves. right. right. split; [exact D|]. exists a.
           repeat split; lia.
      * exists [n + p - r - a; a - p]. split.
        -- rewrite (Two a). apply Shift. rewrite <- (R (a - p)) by lia. f_equal. lia.
        -- apply M, in_digit_moves. right. right. split; [exact D|]. exists (n + p - r - a).
           repeat split; [lia|lia|]. do 2 f_equal. lia.
  - intros [left [<- I]]. apply in_digits_moves in I. destruct I as [r [Hr I]]. simpl in I.
    assert (M : forall l, In l (digit_moves (nth r code 0) r (n + p)) ->
      In l (digits_moves code 0 (n + p))).
    { intros l Hl. apply in_digits_moves. exists r. auto. }
    apply in_digit_moves in I.
    destruct I as [[D [A [B ->]]]|[[D [A [B ->]]]|[D [a [A [B ->]]]]]]; [lia|exists [n + p - r]|].
    + split; [|apply M, in_digit_moves; right; left; repeat split; (assumption || lia)].
      apply One. rewrite <- (R (n - r)) by lia. f_equal. lia.
    + destruct (le_lt_dec a (n - r - a)) as [L|L].
      * exists [a; n + p - r - a]. split.
        -- apply Shift. rewrite <- (R (n - r - a)) by lia. f_equal. lia.
        -- apply M, in_digit_moves. right. right. split; [exact D|]. exists a.
           repeat split; lia.
      * exists [n - r - a; a + p]. split.
        -- rewrite (Two a). apply Shift. apply R. lia.
        -- apply M, in_digit_moves. right. right. split; [exact D|]. exists (n - r - a).
           repeat split; [lia|lia|]. do 2 f_equal. lia.
Qed.
