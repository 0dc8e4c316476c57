(** Impartial games: who wins, the value, sums, the theorem of Sprague and Grundy. *)
From Coq Require Import NArith List Lia Bool FinFun.
Import ListNotations.

(** * Games *)

(** A game: positions, the finitely many options of each, and that play ends. *)
Record game := {
  position : Type;
  options : position -> list position;
  ends : well_founded (fun y x => In y (options x))
}.

(** Normal play: who can't move has lost. Misère play: who can't move has won. *)
Inductive convention := normal | misere.

(** Lost: some option is asked for in misère play, and all options are won for the other one. Won:
    some option is lost for the other one, or there is none in misère play. *)
Inductive lost (G : game) (c : convention) : position G -> Prop :=
  | lost_intro x : (c = misere -> options G x <> []) ->
      (forall y, In y (options G x) -> won G c y) -> lost G c x
with won (G : game) (c : convention) : position G -> Prop :=
  | won_by x y : In y (options G x) -> lost G c y -> won G c x
  | won_stuck x : c = misere -> options G x = [] -> won G c x.

Theorem lost_or_won G c x : lost G c x \/ won G c x.
Proof.
  induction x as [x IH] using (well_founded_induction (ends G)).
  assert (H : (exists y, In y (options G x) /\ lost G c y) \/
              (forall y, In y (options G x) -> won G c y)).
  { induction (options G x) as [|a l IHl].
    - right. intros y [].
    - destruct IHl as [[y [Hy Ly]]|W].
      + intros y Hy. apply IH. right. exact Hy.
      + left. exists y. split; [right|]; assumption.
      + destruct (IH a (or_introl eq_refl)) as [L|A].
        * left. exists a. split; [left; reflexivity|exact L].
        * right. intros y [<-|Hy]; auto. }
  destruct H as [[y [Hy Ly]]|W].
  - right. apply (won_by G c x y Hy Ly).
  - destruct c.
    + left. constructor; [discriminate|exact W].
    + destruct (options G x) as [|a l] eqn:E.
      * right. apply won_stuck; auto.
      * left. constructor; [intros _; rewrite E; discriminate|rewrite E; exact W].
Qed.

Theorem not_lost_and_won G c x : lost G c x -> won G c x -> False.
Proof.
  induction x as [x IH] using (well_founded_induction (ends G)).
  intros L W. destruct L as [x S A]. destruct W as [x y Hy Ly|x Hc E].
  - apply (IH y Hy Ly). apply A, Hy.
  - apply S; assumption.
Qed.

Lemma lost_iff G c x : lost G c x <->
  (c = misere -> options G x <> []) /\ (forall y, In y (options G x) -> ~ lost G c y).
Proof.
  split.
  - intros L. destruct L as [x S A]. split; [exact S|].
    intros y Hy Ly. apply (not_lost_and_won G c y Ly), A, Hy.
  - intros [S A]. constructor; [exact S|]. intros y Hy.
    destruct (lost_or_won G c y) as [L|W]; [destruct (A y Hy L)|exact W].
Qed.

(** Which positions are lost is settled by this alone. *)
Theorem lost_positions_are G c (P : position G -> Prop) :
  (forall x, P x -> c = misere -> options G x <> []) ->
  (forall x y, P x -> In y (options G x) -> ~ P y) ->
  (forall x, ~ P x -> (c = misere /\ options G x = []) \/ exists y, In y (options G x) /\ P y) ->
  (forall x, P x \/ ~ P x) ->
  forall x, lost G c x <-> P x.
Proof.
  intros A B C D x.
  induction x as [x IH] using (well_founded_induction (ends G)).
  rewrite lost_iff. split.
  - intros [S W]. destruct (D x) as [Hx|Hx]; [exact Hx|].
    destruct (C x Hx) as [[Hc E]|[y [Hy Py]]].
    + destruct (S Hc E).
    + destruct (W y Hy). apply IH; assumption.
  - intros Hx. split; [apply A, Hx|]. intros y Hy L. apply (B x y Hx Hy). apply IH; assumption.
Qed.

(** * The smallest number that is missing *)

Definition is_mex (l : list N) (v : N) : Prop := ~ In v l /\ forall u, (u < v)%N -> In u l.

(** Looks from u on, so many steps, for a number that fails the test. *)
Fixpoint first_not (test : N -> bool) (steps : nat) (u : N) : N :=
  match steps with
  | O => u
  | S s => if test u then first_not test s (N.succ u) else u
  end.

Definition mex (l : list N) : N := first_not (fun u => existsb (N.eqb u) l) (S (length l)) 0.

Lemma first_not_below test s u w :
  (u <= w)%N -> (w < first_not test s u)%N -> test w = true.
Proof.
  revert u. induction s as [|s IH]; simpl; intros u H1 H2; [lia|].
  destruct (test u) eqn:E; [|lia].
  destruct (N.eq_dec u w) as [<-|]; [exact E|]. apply (IH (N.succ u)); lia.
Qed.

Lemma first_not_end test s u :
  test (first_not test s u) = false \/ first_not test s u = (u + N.of_nat s)%N.
Proof.
  revert u. induction s as [|s IH]; intros u; simpl first_not; [right; lia|].
  destruct (test u) eqn:E; [|left; exact E].
  destruct (IH (N.succ u)) as [H|H]; [left; exact H|right; lia].
Qed.

Lemma existsb_In u l : existsb (N.eqb u) l = true <-> In u l.
Proof.
  rewrite existsb_exists. split.
  - intros [x [Hx E]]. apply N.eqb_eq in E. subst. exact Hx.
  - intros H. exists u. split; [exact H|apply N.eqb_refl].
Qed.

Lemma first_not_bound l s : (length l < s)%nat ->
  (first_not (fun u => existsb (N.eqb u) l) s 0 <= N.of_nat (length l))%N.
Proof.
  intros Hs. apply N.nlt_ge. intros H.
  assert (I : incl (map N.of_nat (seq 0 (S (length l)))) l).
  { intros v Hv. apply in_map_iff in Hv. destruct Hv as [i [<- Hi]]. apply in_seq in Hi.
    apply existsb_In.
    apply (first_not_below (fun u => existsb (N.eqb u) l) s 0); lia. }
  apply NoDup_incl_length in I.
  - rewrite map_length, seq_length in I. lia.
  - apply Injective_map_NoDup; [intros a b; lia|apply seq_NoDup].
Qed.

Theorem mex_is_mex l : is_mex l (mex l).
Proof.
  split.
  - intros H. apply existsb_In in H.
    destruct (first_not_end (fun u => existsb (N.eqb u) l) (S (length l)) 0) as [E|E].
    + unfold mex in H. rewrite H in E. discriminate.
    + pose proof (first_not_bound l (S (length l)) ltac:(lia)). lia.
  - intros u Hu. apply existsb_In.
    apply (first_not_below (fun w => existsb (N.eqb w) l) (S (length l)) 0); [lia|exact Hu].
Qed.

Theorem is_mex_unique l v w : is_mex l v -> is_mex l w -> v = w.
Proof.
  intros [A B] [C D]. destruct (N.lt_trichotomy v w) as [H|[H|H]]; [|exact H|].
  - destruct (A (D v H)).
  - destruct (C (B w H)).
Qed.

Lemma is_mex_ext l l' v : (forall u, In u l <-> In u l') -> is_mex l v -> is_mex l' v.
Proof. intros E [A B]. split; [rewrite <- E|intros u Hu; rewrite <- E]; auto. Qed.

Lemma mex_of l v : is_mex l v -> mex l = v.
Proof. apply is_mex_unique, mex_is_mex. Qed.

Lemma mex_ext l l' : (forall u, In u l <-> In u l') -> mex l = mex l'.
Proof.
  intros E. apply (is_mex_unique l'); [|apply mex_is_mex].
  apply (is_mex_ext l); [exact E|apply mex_is_mex].
Qed.

(** * Values *)

Fixpoint map_in {A B : Type} (l : list A) : (forall y, In y l -> B) -> list B :=
  match l with
  | [] => fun _ => []
  | a :: t => fun f => f a (or_introl eq_refl) :: map_in t (fun y h => f y (or_intror h))
  end.

Lemma map_in_ext {A B} (l : list A) (f g : forall y, In y l -> B) :
  (forall y h, f y h = g y h) -> map_in l f = map_in l g.
Proof.
  induction l as [|a l IH]; intros E; simpl; [reflexivity|].
  rewrite E. f_equal. apply IH. intros y h. apply E.
Qed.

Lemma map_in_map {A B} (l : list A) (g : A -> B) : map_in l (fun y _ => g y) = map g l.
Proof. induction l as [|a l IH]; simpl; [reflexivity|]. f_equal. apply IH. Qed.

(** The value of a position: the smallest number that is not the value of an option. *)
Definition value (G : game) : position G -> N :=
  Fix (ends G) (fun _ => N) (fun x rec => mex (map_in (options G x) rec)).

Theorem value_mex G x : value G x = mex (map (value G) (options G x)).
Proof.
  unfold value at 1. rewrite Fix_eq.
  - f_equal. exact (map_in_map (options G x) (value G)).
  - intros y f g E. f_equal. apply map_in_ext. exact E.
Qed.

Lemma value_is_mex G x : is_mex (map (value G) (options G x)) (value G x).
Proof. rewrite value_mex. apply mex_is_mex. Qed.

(** Nothing else is such a number for each position. *)
Theorem value_unique G (f : position G -> N) :
  (forall x, is_mex (map f (options G x)) (f x)) -> forall x, value G x = f x.
Proof.
  intros H x. induction x as [x IH] using (well_founded_induction (ends G)).
  rewrite value_mex. apply (is_mex_unique (map f (options G x))); [|apply H].
  rewrite <- (map_ext_in (value G) f); [apply mex_is_mex|]. intros y Hy. apply IH, Hy.
Qed.

(** In normal play a position is lost exactly when its value is 0. *)
Theorem lost_is_value_0 G x : lost G normal x <-> value G x = 0%N.
Proof.
  apply (lost_positions_are G normal (fun y => value G y = 0%N)).
  - discriminate.
  - intros y z Hy Hz Ez. destruct (value_is_mex G y) as [A _].
    apply A. rewrite Hy, <- Ez. apply in_map, Hz.
  - intros y Hy. right. destruct (value_is_mex G y) as [_ B].
    assert (H : In 0%N (map (value G) (options G y))) by (apply B; lia).
    apply in_map_iff in H. destruct H as [z [E Hz]]. exists z. split; assumption.
  - intros y. destruct (N.eq_dec (value G y) 0); [left|right]; assumption.
Qed.

(** * Nim-sums *)

(** Smaller is what has 0 at the highest binary place at which the two differ. *)
Lemma lt_by_place a b k :
  N.testbit a k = false -> N.testbit b k = true ->
  (forall j, (k < j)%N -> N.testbit a j = N.testbit b j) -> (a < b)%N.
Proof.
  revert a b. induction k as [|k IH] using N.peano_ind; intros a b Ha Hb E.
  - assert (D : N.div2 a = N.div2 b).
    { apply N.bits_inj. intros j. rewrite !N.div2_spec, !N.shiftr_spec by lia. apply E. lia. }
    rewrite N.bit0_odd in Ha, Hb.
    pose proof (N.div2_odd a) as A. pose proof (N.div2_odd b) as B.
    rewrite Ha in A. rewrite Hb in B. simpl N.b2n in *. lia.
  - assert (D : (N.div2 a < N.div2 b)%N).
    { apply IH.
      - rewrite N.div2_spec, N.shiftr_spec by lia. rewrite N.add_1_r. exact Ha.
      - rewrite N.div2_spec, N.shiftr_spec by lia. rewrite N.add_1_r. exact Hb.
      - intros j Hj. rewrite !N.div2_spec, !N.shiftr_spec by lia. apply E. lia. }
    pose proof (N.div2_odd a) as A. pose proof (N.div2_odd b) as B.
    destruct (N.odd a), (N.odd b); simpl N.b2n in *; lia.
Qed.

(** To lower a number by a nim-sum, the highest place of what is added must be one of it. *)
Lemma lxor_lowers x d :
  d <> 0%N -> N.testbit x (N.log2 d) = true -> (N.lxor x d < x)%N.
Proof.
  intros Hd Hx. apply (lt_by_place _ _ (N.log2 d)).
  - rewrite N.lxor_spec, Hx, N.bit_log2 by exact Hd. reflexivity.
  - exact Hx.
  - intros j Hj. rewrite N.lxor_spec, (N.bits_above_log2 d j) by exact Hj.
    apply xorb_false_r.
Qed.

Lemma highest_difference u v : (u < v)%N -> N.testbit v (N.log2 (N.lxor u v)) = true.
Proof.
  intros H. set (d := N.lxor u v).
  assert (Hd : d <> 0%N) by (intros E; apply N.lxor_eq in E; lia).
  destruct (N.testbit v (N.log2 d)) eqn:E; [reflexivity|].
  assert (B : N.testbit d (N.log2 d) = true) by (apply N.bit_log2, Hd).
  assert (B' : N.testbit u (N.log2 d) = true).
  { unfold d in B at 1. rewrite N.lxor_spec, E, xorb_false_r in B. exact B. }
  enough (v < u)%N by lia.
  apply (lt_by_place _ _ (N.log2 d)); [exact E|exact B'|].
  intros j Hj. pose proof (N.bits_above_log2 d j Hj) as Z. unfold d in Z.
  rewrite N.lxor_spec in Z. symmetry. apply xorb_eq, Z.
Qed.

Ltac nimbits := apply N.bits_inj; intro; rewrite ?N.lxor_spec, ?N.bits_0;
  repeat match goal with |- context [N.testbit ?x ?j] => destruct (N.testbit x j) end; reflexivity.

(** What lies below a nim-sum is reached by lowering one of the two. *)
Lemma nim_sum_reaches x y u : (u < N.lxor x y)%N ->
  (exists x', (x' < x)%N /\ N.lxor x' y = u) \/ (exists y', (y' < y)%N /\ N.lxor x y' = u).
Proof.
  intros H. set (d := N.lxor u (N.lxor x y)).
  assert (Hd : d <> 0%N) by (intros E; apply N.lxor_eq in E; lia).
  pose proof (highest_difference _ _ H) as B. fold d in B. rewrite N.lxor_spec in B.
  destruct (N.testbit x (N.log2 d)) eqn:E.
  - left. exists (N.lxor x d). split; [apply lxor_lowers; assumption|]. unfold d. nimbits.
  - right. exists (N.lxor y d). split; [apply lxor_lowers; [assumption|]|unfold d; nimbits].
    destruct (N.testbit y (N.log2 d)); [reflexivity|discriminate].
Qed.

Lemma lxor_cancel_r a b c : N.lxor a c = N.lxor b c -> a = b.
Proof.
  intros H. apply (f_equal (fun z => N.lxor z c)) in H.
  rewrite !N.lxor_assoc, !N.lxor_nilpotent, !N.lxor_0_r in H. exact H.
Qed.

Lemma lxor_cancel_l a b c : N.lxor c a = N.lxor c b -> a = b.
Proof. rewrite (N.lxor_comm c a), (N.lxor_comm c b). apply lxor_cancel_r. Qed.

(** The smallest number missing from the options of a sum, of which one part changes at a time. *)
Lemma mex_of_sum lx ly l x y :
  is_mex lx x -> is_mex ly y ->
  (forall u, In u l <-> (exists x', In x' lx /\ u = N.lxor x' y) \/
                        (exists y', In y' ly /\ u = N.lxor x y')) ->
  is_mex l (N.lxor x y).
Proof.
  intros [A B] [C D] E. split.
  - rewrite E. intros [[x' [Hx' Q]]|[y' [Hy' Q]]].
    + apply lxor_cancel_r in Q. subst x'. exact (A Hx').
    + apply lxor_cancel_l in Q. subst y'. exact (C Hy').
  - intros u Hu. apply E. destruct (nim_sum_reaches x y u Hu) as [[x' [H1 H2]]|[y' [H1 H2]]].
    + left. exists x'. split; [apply B, H1|symmetry; exact H2].
    + right. exists y'. split; [apply D, H1|symmetry; exact H2].
Qed.

(** * Sums *)

Definition sum_options (A B : game) (x : position A * position B) :=
  map (fun a => (a, snd x)) (options A (fst x)) ++ map (fun b => (fst x, b)) (options B (snd x)).

Lemma sum_ends A B : well_founded (fun y x => In y (sum_options A B x)).
Proof.
  intros [a b]. revert b. induction a as [a IHa] using (well_founded_induction (ends A)).
  intros b. induction b as [b IHb] using (well_founded_induction (ends B)).
  constructor. intros y Hy. unfold sum_options in Hy. apply in_app_or in Hy.
  destruct Hy as [Hy|Hy]; apply in_map_iff in Hy; destruct Hy as [z [<- Hz]]; simpl in *; auto.
Qed.

(** The sum of two games: a move is a move in one of them. *)
Definition sum (A B : game) : game :=
  {| position := position A * position B; options := sum_options A B; ends := sum_ends A B |}.

(** R. Sprague 1935, P. M. Grundy 1939. *)
Theorem sprague_grundy A B a b : value (sum A B) (a, b) = N.lxor (value A a) (value B b).
Proof.
  revert a b.
  enough (H : forall x, value (sum A B) x = N.lxor (value A (fst x)) (value B (snd x)))
    by (intros a b; apply (H (a, b))).
  apply value_unique. intros [a b]. simpl fst. simpl snd.
  apply (mex_of_sum _ _ _ _ _ (value_is_mex A a) (value_is_mex B b)).
  intros u. simpl options. unfold sum_options. rewrite map_app, in_app_iff, !map_map. simpl.
  rewrite !in_map_iff. split.
  - intros [[z [<- Hz]]|[z [<- Hz]]]; [left|right].
    + exists (value A z). split; [apply in_map, Hz|reflexivity].
    + exists (value B z). split; [apply in_map, Hz|reflexivity].
  - intros [[z [Hz ->]]|[z [Hz ->]]]; apply in_map_iff in Hz; destruct Hz as [w [<- Hw]];
      [left|right]; exists w; auto.
Qed.

Corollary sum_lost A B a b :
  lost (sum A B) normal (a, b) <-> value A a = value B b.
Proof.
  rewrite lost_is_value_0, sprague_grundy. apply N.lxor_eq_0_iff.
Qed.
