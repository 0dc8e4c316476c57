(** Heap games: a move replaces one heap by some smaller ones. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games.
Import ListNotations.

(** For each heap, what may stand in its place after a move: any number of smaller heaps. *)
Record heap_game := {
  moves : nat -> list (list nat);
  smaller : forall n left h, In left (moves n) -> In h left -> h < n
}.

(** The options of several heaps. *)
Fixpoint heaps_options (H : heap_game) (l : list nat) : list (list nat) :=
  match l with
  | [] => []
  | n :: t => map (fun left => left ++ t) (moves H n) ++ map (cons n) (heaps_options H t)
  end.

Lemma heaps_options_app H a b x : In x (heaps_options H (a ++ b)) <->
  (exists a', In a' (heaps_options H a) /\ x = a' ++ b) \/
  (exists b', In b' (heaps_options H b) /\ x = a ++ b').
Proof.
  revert x. induction a as [|n a IH]; intros x; simpl.
  - split.
    + intros Hx. right. exists x. auto.
    + intros [[a' [[] _]]|[b' [Hb ->]]]. exact Hb.
  - rewrite in_app_iff, !in_map_iff. split.
    + intros [[l [<- Hl]]|[y [<- Hy]]].
      * left. exists (l ++ a). split; [|rewrite <- app_assoc; reflexivity].
        apply in_or_app. left. apply in_map_iff. exists l. auto.
      * apply IH in Hy. destruct Hy as [[a' [Ha ->]]|[b' [Hb ->]]].
        -- left. exists (n :: a'). split; [|reflexivity].
           apply in_or_app. right. apply in_map, Ha.
        -- right. exists b'. auto.
    + intros [[a' [Ha ->]]|[b' [Hb ->]]].
      * apply in_app_or in Ha. destruct Ha as [Ha|Ha]; apply in_map_iff in Ha;
          destruct Ha as [l [<- Hl]].
        -- left. exists l. split; [apply app_assoc|exact Hl].
        -- right. exists (l ++ b). split; [reflexivity|]. apply IH. left. exists l. auto.
      * right. exists (a ++ b'). split; [reflexivity|]. apply IH. right. exists b'. auto.
Qed.

Section Ends.
  Variable H : heap_game.
  Let R := fun y x => In y (heaps_options H x).

  Lemma acc_app a b : Acc R a -> Acc R b -> Acc R (a ++ b).
  Proof.
    intros Ha. revert b. induction Ha as [a HaA IHa]. intros b Hb.
    induction Hb as [b HbB IHb]. constructor. intros y Hy.
    apply heaps_options_app in Hy. destruct Hy as [[a' [Hy ->]]|[b' [Hy ->]]].
    - apply IHa; [exact Hy|]. constructor. exact HbB.
    - apply IHb, Hy.
  Qed.

  Lemma acc_heap n : Acc R [n].
  Proof.
    induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
    constructor. intros y Hy. unfold R in Hy. simpl in Hy. rewrite app_nil_r in Hy.
    apply in_map_iff in Hy. destruct Hy as [l [<- Hl]]. rewrite app_nil_r.
    assert (S : forall h, In h l -> Acc R [h]) by (intros h Hh; apply IH, (smaller H n l); auto).
    clear Hl IH. induction l as [|h l IHl].
    - constructor. intros y [].
    - apply (acc_app [h] l); [apply S; left; reflexivity|].
      apply IHl. intros h' Hh'. apply S. right. exact Hh'.
  Qed.

  Lemma heaps_end : well_founded R.
  Proof.
    intros l. induction l as [|n l IH]; [constructor; intros y []|].
    apply (acc_app [n] l); [apply acc_heap|exact IH].
  Qed.
End Ends.

(** The game of any number of heaps. *)
Definition heaps (H : heap_game) : game :=
  {| position := list nat; options := heaps_options H; ends := heaps_end H |}.

Definition nim_sum (l : list N) : N := fold_right N.lxor 0%N l.

Lemma nim_sum_app a b : nim_sum (a ++ b) = N.lxor (nim_sum a) (nim_sum b).
Proof.
  induction a as [|x a IH]; simpl; [symmetry; apply N.lxor_0_l|].
  rewrite IH. symmetry. apply N.lxor_assoc.
Qed.

(** The value of a heap of n. *)
Definition heap_value (H : heap_game) (n : nat) : N := value (heaps H) [n].

Lemma value_app H a b : value (heaps H) (a ++ b) = N.lxor (value (heaps H) a) (value (heaps H) b).
Proof.
  revert b. induction a as [a IHa] using (well_founded_induction (ends (heaps H))).
  intros b. induction b as [b IHb] using (well_founded_induction (ends (heaps H))).
  apply (is_mex_unique (map (value (heaps H)) (heaps_options H (a ++ b)))).
  - apply (value_is_mex (heaps H) (a ++ b)).
  - apply (mex_of_sum _ _ _ _ _ (value_is_mex (heaps H) a) (value_is_mex (heaps H) b)).
    intros u. rewrite in_map_iff. split.
    + intros [x [<- Hx]]. apply heaps_options_app in Hx.
      destruct Hx as [[a' [Hx ->]]|[b' [Hx ->]]]; [left|right].
      * exists (value (heaps H) a'). split; [apply in_map, Hx|apply IHa, Hx].
      * exists (value (heaps H) b'). split; [apply in_map, Hx|apply IHb, Hx].
    + intros [[z [Hz ->]]|[z [Hz ->]]]; apply in_map_iff in Hz; destruct Hz as [w [<- Hw]].
      * exists (w ++ b). split; [apply IHa, Hw|]. apply heaps_options_app. left. exists w. auto.
      * exists (a ++ w). split; [apply IHb, Hw|]. apply heaps_options_app. right. exists w. auto.
Qed.

(** The value of a sum of heaps is the nim-sum of their values. *)
Theorem heaps_value H l : value (heaps H) l = nim_sum (map (heap_value H) l).
Proof.
  induction l as [|n l IH]; [rewrite value_mex; reflexivity|].
  change (n :: l) with ([n] ++ l). rewrite value_app, IH. reflexivity.
Qed.

Corollary heaps_lost H l : lost (heaps H) normal l <-> nim_sum (map (heap_value H) l) = 0%N.
Proof. rewrite lost_is_value_0, heaps_value. reflexivity. Qed.

(** The values of what may stand in a heap's place. *)
Definition values_left (H : heap_game) (f : nat -> N) (n : nat) : list N :=
  map (fun left => nim_sum (map f left)) (moves H n).

Theorem heap_value_is_mex H n : is_mex (values_left H (heap_value H) n) (heap_value H n).
Proof.
  unfold heap_value at 2. apply (is_mex_ext (map (value (heaps H)) (heaps_options H [n]))).
  - intros u. simpl. rewrite app_nil_r, map_map. unfold values_left.
    erewrite map_ext; [reflexivity|]. intros l. simpl. rewrite app_nil_r. apply heaps_value.
  - apply (value_is_mex (heaps H) [n]).
Qed.

Lemma values_left_ext H f g n : (forall m, m < n -> f m = g m) ->
  values_left H f n = values_left H g n.
Proof.
  intros E. apply map_ext_in. intros l Hl. f_equal. apply map_ext_in.
  intros h Hh. apply E, (smaller H n l); assumption.
Qed.

(** A law of the values of heaps: its proof is that each number is the smallest that is missing. *)
Theorem heap_values_are H (f : nat -> N) :
  (forall n, is_mex (values_left H f n) (f n)) -> forall n, heap_value H n = f n.
Proof.
  intros L n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  apply (is_mex_unique (values_left H f n)); [|apply L].
  rewrite <- (values_left_ext H (heap_value H) f n IH). apply heap_value_is_mex.
Qed.

(** * Taking stones *)

(** From a heap of n any k from 1 to n may be taken for which allowed n k says yes. *)
Definition taking_moves (allowed : nat -> nat -> bool) (n : nat) : list (list nat) :=
  map (fun k => [n - k]) (filter (allowed n) (seq 1 n)).

Lemma in_taking allowed n left : In left (taking_moves allowed n) <->
  exists k, 1 <= k <= n /\ allowed n k = true /\ left = [n - k].
Proof.
  unfold taking_moves. rewrite in_map_iff. split.
  - intros [k [<- Hk]]. apply filter_In in Hk. destruct Hk as [Hk A]. apply in_seq in Hk.
    exists k. split; [lia|auto].
  - intros [k [Hk [A ->]]]. exists k. split; [reflexivity|]. apply filter_In.
    split; [apply in_seq; lia|exact A].
Qed.

Lemma taking_smaller allowed n left h : In left (taking_moves allowed n) -> In h left -> h < n.
Proof. intros Hl Hh. apply in_taking in Hl. destruct Hl as [k [Hk [_ ->]]].
    destruct Hh as [<-|[]]. lia. Qed.

Definition taking (allowed : nat -> nat -> bool) : heap_game :=
  {| moves := taking_moves allowed; smaller := taking_smaller allowed |}.

(** A subtraction game: the numbers that may be taken are those of a set. *)
Definition subtraction (set : nat -> bool) : heap_game := taking (fun _ k => set k).

Lemma in_values_taking allowed f n u : In u (values_left (taking allowed) f n) <->
  exists k, 1 <= k <= n /\ allowed n k = true /\ u = f (n - k).
Proof.
  unfold values_left. rewrite in_map_iff. split.
  - intros [l [<- Hl]]. apply in_taking in Hl. destruct Hl as [k [Hk [A ->]]].
    exists k. simpl. rewrite N.lxor_0_r. auto.
  - intros [k [Hk [A ->]]]. exists [n - k]. split; [simpl; apply N.lxor_0_r|].
    apply in_taking. exists k. auto.
Qed.

(** A law of a game of taking: what is left is never worth the same, and each smaller number is
    left by some move. *)
Theorem taking_values_are allowed (f : nat -> N) :
  (forall n k, 1 <= k <= n -> allowed n k = true -> f (n - k) <> f n) ->
  (forall n u, (u < f n)%N -> exists k, 1 <= k <= n /\ allowed n k = true /\ f (n - k) = u) ->
  forall n, heap_value (taking allowed) n = f n.
Proof.
  intros A B. apply heap_values_are. intros n. split.
  - intros I. apply in_values_taking in I. destruct I as [k [Hk [S E]]]. symmetry in E.
    exact (A n k Hk S E).
  - intros u Hu. apply in_values_taking. destruct (B n u Hu) as [k [Hk [S E]]].
    exists k. auto.
Qed.

(** Two sets by which the same may be taken give the same values. *)
Lemma taking_ext a b : (forall n k, 1 <= k <= n -> a n k = b n k) ->
  forall n, heap_value (taking a) n = heap_value (taking b) n.
Proof.
  intros E. apply taking_values_are.
  - intros n k Hk S Q. destruct (heap_value_is_mex (taking b) n) as [A _]. apply A.
    apply in_values_taking. exists k. rewrite <- (E n k Hk). auto.
  - intros n u Hu. destruct (heap_value_is_mex (taking b) n) as [_ B].
    apply B, in_values_taking in Hu. destruct Hu as [k [Hk [S Q]]]. exists k.
    rewrite (E n k Hk). auto.
Qed.
