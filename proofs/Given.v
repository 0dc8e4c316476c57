(** Strategies and values as lists that a check reads: of positions given with their options, and of
    heaps by a rule. *)
From Coq Require Import Arith NArith List Lia Bool Permutation FMapPositive.
From Nimber Require Import Games Heaps Octal Periods Checker Arguments.
Import ListNotations.

(** * Positions given with their options *)

(** Positions go by numbers. Each of these is to be left; beside it stand all moves from it, each
    with its answer, or with none where it leads to a position without a move. *)
Definition strategy := list (N * list (N * option N)).

(** A game has these positions and moves: of each position that is to be left no other options, and
    of a position that a move leads to the answer at least. *)
Definition has_moves (G : game) (at_ : N -> position G) (s : strategy) : Prop :=
  forall x replies, In (x, replies) s ->
    (forall y, In y (options G (at_ x)) <-> exists m answer, In (m, answer) replies /\ at_ m = y) /\
    (forall m z, In (m, Some z) replies -> In (at_ z) (options G (at_ m))) /\
    (forall m, In (m, None) replies -> options G (at_ m) = []).

Definition is_misere (c : convention) : bool := match c with misere => true | normal => false end.
Definition is_none {A} (l : list A) : bool := match l with [] => true | _ => false end.

(** Each answer is a position of the list. In misère play each position of the list has a move, and
    a move after which there is none needs no answer. *)
Definition check_given (c : convention) (s : strategy) : bool :=
  let listed := fold_right (fun entry t => mark (fst entry) t) Leaf s in
  forallb (fun entry => negb (is_misere c && is_none (snd entry)) &&
    forallb (fun reply => match snd reply with Some z => has z listed | None => is_misere c end)
      (snd entry)) s.

Lemma listed_in (s : strategy) z :
  has z (fold_right (fun entry t => mark (fst entry) t) Leaf s) = true -> In z (map fst s).
Proof.
  induction s as [|[x l] s IH]; simpl.
  - rewrite has_leaf. discriminate.
  - rewrite has_mark. intros [E|H]; [left; exact E|right; apply IH, H].
Qed.

Theorem given_lost G at_ c s : has_moves G at_ s -> check_given c s = true ->
  forall x, In x (map fst s) -> lost G c (at_ x).
Proof.
  intros M C x Hx. unfold check_given in C. rewrite forallb_forall in C.
  apply (strategy_wins G c (fun p => exists x, In x (map fst s) /\ p = at_ x));
    [| |exists x; auto]; clear x Hx.
  - intros p [x [Hx ->]] Hc E. apply in_map_iff in Hx. destruct Hx as [[y l] [Ex Hx]].
    simpl in Ex. subst y. specialize (C _ Hx). apply andb_true_iff in C. destruct C as [C _].
    subst c. simpl in C. destruct l as [|[m answer] l]; [discriminate|].
    destruct (M _ _ Hx) as [A _].
    assert (I : In (at_ m) (options G (at_ x))) by (apply A; exists m, answer; simpl; auto).
    rewrite E in I. exact I.
  - intros p y [x [Hx ->]] Hy. apply in_map_iff in Hx. destruct Hx as [[x' l] [Ex Hx]].
    simpl in Ex. subst x'. specialize (C _ Hx). apply andb_true_iff in C. destruct C as [_ C].
    simpl in C. rewrite forallb_forall in C. destruct (M _ _ Hx) as [A [B D]].
    apply A in Hy. destruct Hy as [m [answer [Hm <-]]]. specialize (C _ Hm). simpl in C.
    destruct answer as [z|].
    + right. exists (at_ z). split; [apply (B m z Hm)|]. exists z. split; [|reflexivity].
      apply listed_in, C.
    + left. split; [destruct c; [discriminate|reflexivity]|]. apply D, Hm.
Qed.

(** Is a position of this number one of those that are to be left? *)
Definition is_left (x : N) (s : strategy) : bool := existsb (fun entry => N.eqb x (fst entry)) s.

Corollary given_lost_at G at_ c s x : has_moves G at_ s ->
  is_left x s && check_given c s = true -> lost G c (at_ x).
Proof.
  intros M C. apply andb_true_iff in C. destruct C as [L C].
  apply (given_lost G at_ c s M C). apply existsb_exists in L. destruct L as [e [I E]].
  apply N.eqb_eq in E. subst x. apply in_map, I.
Qed.

Corollary given_won_at G at_ c s x y : has_moves G at_ s -> In (at_ y) (options G (at_ x)) ->
  is_left y s && check_given c s = true -> won G c (at_ x).
Proof.
  intros M I C. apply (won_by G c _ (at_ y) I). apply (given_lost_at G at_ c s); assumption.
Qed.

(** * Heaps by a rule *)

(** Heaps in order, and those of 0 left out. *)
Fixpoint insert (n : nat) (l : list nat) : list nat :=
  match l with
  | [] => [n]
  | m :: t => if n <=? m then n :: l else m :: insert n t
  end.

Definition in_order (l : list nat) : list nat :=
  fold_right (fun n t => match n with O => t | _ => insert n t end) [] l.

Definition no_zeros (l : list nat) : list nat :=
  filter (fun n => negb (n =? 0)) l.

Lemma insert_permutes n l : Permutation (insert n l) (n :: l).
Proof.
  induction l as [|m l IH]; simpl; [reflexivity|]. destruct (n <=? m); [reflexivity|].
  rewrite IH. apply perm_swap.
Qed.

Lemma in_order_permutes l : Permutation (in_order l) (no_zeros l).
Proof.
  induction l as [|[|n] l IH]; simpl; [reflexivity|exact IH|].
  rewrite insert_permutes. apply perm_skip, IH.
Qed.

(** The same heaps but for those of 0. *)
Definition alike (a b : list nat) : Prop := Permutation (no_zeros a) (no_zeros b).

Lemma no_zeros_permutes a b : Permutation a b -> Permutation (no_zeros a) (no_zeros b).
Proof.
  intros P. induction P as [|n a b P IH|n m a|a b c P IH P' IH']; simpl.
  - reflexivity.
  - destruct (negb (n =? 0)); [apply perm_skip|]; exact IH.
  - destruct (negb (n =? 0)), (negb (m =? 0)); try reflexivity. apply perm_swap.
  - rewrite IH. exact IH'.
Qed.

Lemma no_zeros_app a b : no_zeros (a ++ b) = no_zeros a ++ no_zeros b.
Proof. apply filter_app. Qed.

Lemma no_zeros_again l : no_zeros (no_zeros l) = no_zeros l.
Proof.
  unfold no_zeros. induction l as [|n l IH]; simpl; [reflexivity|].
  destruct (negb (n =? 0)) eqn:E; simpl; [rewrite E, IH; reflexivity|exact IH].
Qed.

Lemma alike_in_order l : alike l (in_order l).
Proof.
  unfold alike. assert (Z : no_zeros (in_order l) = in_order l).
  { pose proof (in_order_permutes l) as P.
    assert (F : forall n, In n (in_order l) -> negb (n =? 0) = true).
    { intros n Hn. apply (Permutation_in n P) in Hn. apply filter_In in Hn. apply Hn. }
    clear P. unfold no_zeros. induction (in_order l) as [|n t IH]; simpl; [reflexivity|].
    rewrite (F n (or_introl eq_refl)), IH by (intros m Hm; apply F; right; exact Hm).
    reflexivity. }
  rewrite Z. symmetry. apply in_order_permutes.
Qed.

Section Heaps.
  Variable H : heap_game.
  Hypothesis nothing_of_0 : moves H 0 = [].

  Lemma no_zeros_options l x : In x (heaps_options H l) ->
    exists y, In y (heaps_options H (no_zeros l)) /\ alike x y.
  Proof.
    revert x. induction l as [|n l IH]; simpl; intros x Hx; [destruct Hx|].
    apply in_app_or in Hx. destruct Hx as [Hx|Hx]; apply in_map_iff in Hx.
    - destruct Hx as [left [<- Hx]]. destruct n as [|n]; [rewrite nothing_of_0 in Hx; destruct Hx|].
      exists (left ++ no_zeros l). split.
      + simpl. apply in_or_app. left. apply in_map_iff. exists left. auto.
      + unfold alike. rewrite !no_zeros_app, no_zeros_again. reflexivity.
    - destruct Hx as [z [<- Hx]]. destruct (IH z Hx) as [y [Hy A]]. destruct n as [|n].
      + exists y. split; [exact Hy|exact A].
      + exists (S n :: y). split; [|apply perm_skip, A].
        simpl. apply in_or_app. right. apply in_map, Hy.
  Qed.

  Lemma options_of_no_zeros l x : In x (heaps_options H (no_zeros l)) ->
    exists y, In y (heaps_options H l) /\ alike x y.
  Proof.
    revert x. induction l as [|n l IH]; simpl; intros x Hx; [destruct Hx|].
    destruct n as [|n]; simpl in Hx.
    - destruct (IH x Hx) as [y [Hy A]]. exists (0 :: y). split; [|exact A].
      apply in_or_app. right. apply in_map, Hy.
    - apply in_app_or in Hx. destruct Hx as [Hx|Hx]; apply in_map_iff in Hx.
      + destruct Hx as [left [<- Hx]]. exists (left ++ l). split.
        * apply in_or_app. left. apply in_map_iff. exists left. auto.
        * unfold alike. rewrite !no_zeros_app, no_zeros_again. reflexivity.
      + destruct Hx as [z [<- Hx]]. destruct (IH z Hx) as [y [Hy A]]. exists (S n :: y).
        split; [|apply perm_skip, A]. apply in_or_app. right. apply in_map, Hy.
  Qed.

  Lemma permuted_options a b : Permutation a b -> forall x, In x (heaps_options H a) ->
    exists y, In y (heaps_options H b) /\ Permutation x y.
  Proof.
    intros P. induction P as [|n a b P IH|n m a|a b c P IH P' IH']; intros x Hx.
    - destruct Hx.
    - simpl in Hx. apply in_app_or in Hx. destruct Hx as [Hx|Hx]; apply in_map_iff in Hx.
      + destruct Hx as [left [<- Hx]]. exists (left ++ b). split.
        * simpl. apply in_or_app. left. apply in_map_iff. exists left. auto.
        * apply Permutation_app_head, P.
      + destruct Hx as [z [<- Hx]]. destruct (IH z Hx) as [y [Hy Q]]. exists (n :: y). split.
        * simpl. apply in_or_app. right. apply in_map, Hy.
        * apply perm_skip, Q.
    - change (m :: n :: a) with ([m] ++ [n] ++ a) in Hx.
      change (n :: m :: a) with ([n] ++ [m] ++ a).
      apply heaps_options_app in Hx. destruct Hx as [[z [Hz ->]]|[z [Hz ->]]].
      + exists ([n] ++ z ++ a). split.
        * apply heaps_options_app. right. exists (z ++ a). split; [|reflexivity].
          apply heaps_options_app. left. exists z. auto.
        * simpl. symmetry. apply Permutation_middle.
      + apply heaps_options_app in Hz. destruct Hz as [[w [Hw ->]]|[w [Hw ->]]].
        * exists (w ++ [m] ++ a). split.
          -- apply heaps_options_app. left. exists w. auto.
          -- simpl. apply Permutation_middle.
        * exists ([n] ++ [m] ++ w). split; [|apply perm_swap].
          apply heaps_options_app. right. exists ([m] ++ w). split; [|reflexivity].
          apply heaps_options_app. right. exists w. auto.
    - destruct (IH x Hx) as [y [Hy Q]]. destruct (IH' y Hy) as [z [Hz R]]. exists z.
      split; [exact Hz|]. rewrite Q. exact R.
  Qed.

  Lemma alike_options a b : alike a b -> forall x, In x (heaps_options H a) ->
    exists y, In y (heaps_options H b) /\ alike x y.
  Proof.
    intros A x Hx. destruct (no_zeros_options a x Hx) as [y [Hy Q]].
    destruct (permuted_options _ _ A y Hy) as [z [Hz R]].
    destruct (options_of_no_zeros b z Hz) as [w [Hw T]]. exists w. split; [exact Hw|].
    unfold alike in *. rewrite Q, <- T. apply no_zeros_permutes, R.
  Qed.

  (** One number for each list of heaps: a heap of n is n times 1 and a 0. *)
  Fixpoint heap_first (n : nat) (rest : positive) : positive :=
    match n with O => xO rest | S m => xI (heap_first m rest) end.

  Definition key (l : list nat) : positive := fold_right heap_first xH l.

  Lemma key_injective a b : key a = key b -> a = b.
  Proof.
    revert b. induction a as [|n a IH]; intros [|m b]; simpl.
    - reflexivity.
    - destruct m; discriminate.
    - destruct n; discriminate.
    - revert m. induction n as [|n IHn]; intros [|m]; simpl; try discriminate.
      + intros E. injection E as E. apply IH in E. congruence.
      + intros E. injection E as E. apply IHn in E. congruence.
  Qed.

  Definition listed_tree (listed : list (list nat)) : tree :=
    fold_right (fun l t => put_at (key l) t) Leaf listed.

  Lemma in_listed_tree listed l :
    has_at (key l) (listed_tree listed) = true -> In l listed.
  Proof.
    induction listed as [|a t IH]; simpl.
    - destruct (key l); discriminate.
    - rewrite has_put. intros [E|E]; [left; apply key_injective, E|right; apply IH, E].
  Qed.

  (** Lists of heaps in order, each to be left: to each move from one of them there is an answer
      that leads back to one. In misère play whoever is left without a move has won. *)
  Definition check_listed (c : convention) (listed : list (list nat)) : bool :=
    let t := listed_tree listed in
    let is_listed z := has_at (key (in_order z)) t in
    is_none (moves H 0) && forallb (fun x => negb (is_misere c && is_none (heaps_options H x)) &&
      forallb (fun y => let answers := heaps_options H y in
        (is_misere c && is_none answers) || existsb is_listed answers) (heaps_options H x)) listed.
End Heaps.

Theorem listed_lost H c listed l : check_listed H c listed = true ->
  has_at (key (in_order l)) (listed_tree listed) = true -> lost (heaps H) c l.
Proof.
  unfold check_listed. intros C L. apply andb_true_iff in C. destruct C as [Z C].
  assert (N : moves H 0 = []) by (destruct (moves H 0); [reflexivity|discriminate]). clear Z.
  rewrite forallb_forall in C.
  apply (strategy_wins (heaps H) c (fun x => exists w, In w listed /\ alike x w)).
  - intros x [w [Hw A]] -> E. specialize (C w Hw). apply andb_true_iff in C.
    destruct C as [C _]. simpl in C. destruct (heaps_options H w) as [|v t] eqn:O; [discriminate|].
    assert (A' : alike w x) by (unfold alike; symmetry; exact A).
    destruct (alike_options H N w x A' v) as [y [Hy _]]; [rewrite O; left; reflexivity|].
    simpl in E. rewrite E in Hy. exact Hy.
  - intros x y [w [Hw A]] Hy. specialize (C w Hw). apply andb_true_iff in C.
    destruct C as [_ C]. rewrite forallb_forall in C.
    destruct (alike_options H N x w A y Hy) as [v [Hv B]]. specialize (C v Hv). cbv zeta in C.
    assert (B' : alike v y) by (unfold alike; symmetry; exact B).
    apply orb_true_iff in C. destruct C as [C|C].
    + left. apply andb_true_iff in C. destruct C as [M C].
      split; [destruct c; [discriminate|auto]|].
      simpl. destruct (heaps_options H y) as [|z t] eqn:O; [reflexivity|exfalso].
      destruct (alike_options H N y v B z) as [u [Hu _]]; [rewrite O; left; reflexivity|].
      destruct (heaps_options H v); [exact Hu|discriminate].
    + right. apply existsb_exists in C. destruct C as [z [Hz C]]. apply in_listed_tree in C.
      destruct (alike_options H N v y B' z Hz) as [u [Hu D]]. exists u. split; [exact Hu|].
      exists (in_order z). split; [exact C|]. unfold alike in *. rewrite <- D.
      apply alike_in_order.
  - exists (in_order l). split; [apply in_listed_tree, L|apply alike_in_order].
Qed.

(** Are heaps to be left; or is there a move that leaves such, or none at all in misère play? *)
Definition check_lost H c listed (l : list nat) : bool :=
  has_at (key (in_order l)) (listed_tree listed) && check_listed H c listed.

Definition check_won H c listed (l : list nat) : bool :=
  let t := listed_tree listed in
  check_listed H c listed && ((is_misere c && is_none (heaps_options H l)) ||
    existsb (fun z => has_at (key (in_order z)) t) (heaps_options H l)).

Theorem heaps_are_lost H c listed l : check_lost H c listed l = true -> lost (heaps H) c l.
Proof.
  unfold check_lost. intros C. apply andb_true_iff in C. destruct C as [L C].
  apply (listed_lost H c listed l C L).
Qed.

Theorem heaps_are_won H c listed l : check_won H c listed l = true -> won (heaps H) c l.
Proof.
  unfold check_won. intros C. apply andb_true_iff in C. destruct C as [C W].
  apply orb_true_iff in W. destruct W as [W|W].
  - apply andb_true_iff in W. destruct W as [M W]. apply won_stuck.
    + destruct c; [discriminate|reflexivity].
    + simpl. destruct (heaps_options H l); [reflexivity|discriminate].
  - apply existsb_exists in W. destruct W as [z [Hz W]].
    apply (won_by (heaps H) c l z Hz). apply (listed_lost H c listed z C W).
Qed.

(** * Heaps given with their moves and values *)

(** Heaps go by numbers, each with a value and with all that a move may leave in its place. *)
Definition valued := list (N * (N * list (list N))).

(** A heap game has these heaps and moves: what may stand in the place of each of them are these
    heaps, and nothing else. *)
Definition has_heaps (H : heap_game) (at_ : N -> nat) (given : valued) : Prop :=
  forall x v lefts, In (x, (v, lefts)) given ->
    forall left, In left (moves H (at_ x)) <-> exists l, In l lefts /\ left = map at_ l.

Definition values_of (given : valued) : PositiveMap.t N :=
  fold_right (fun entry m => PositiveMap.add (N.succ_pos (fst entry)) (fst (snd entry)) m)
    (PositiveMap.empty N) given.

(** The nim-sum of heaps; none where one of them has no value. *)
Fixpoint sum_of (values : PositiveMap.t N) (l : list N) : option N :=
  match l with
  | [] => Some 0%N
  | x :: t => match PositiveMap.find (N.succ_pos x) values, sum_of values t with
              | Some v, Some s => Some (N.lxor v s)
              | _, _ => None
              end
  end.

Fixpoint sums_of (values : PositiveMap.t N) (lefts : list (list N)) : option tree :=
  match lefts with
  | [] => Some Leaf
  | l :: t => match sum_of values l, sums_of values t with
              | Some s, Some found => Some (mark s found)
              | _, _ => None
              end
  end.

(** Each value is the smallest that no move leaves. *)
Definition check_values (given : valued) : bool :=
  let values := values_of given in
  forallb (fun entry => match sums_of values (snd (snd entry)) with
    | None => false
    | Some found => match missing_within (S (length (snd (snd entry)))) found with
      | None => false
      | Some v => N.eqb v (fst (snd entry))
      end
    end) given.

Lemma values_of_in given x v :
  PositiveMap.find (N.succ_pos x) (values_of given) = Some v ->
  exists lefts, In (x, (v, lefts)) given.
Proof.
  induction given as [|[y [w lefts]] t IH]; simpl.
  - rewrite PositiveMap.gempty. discriminate.
  - destruct (N.eq_dec x y) as [<-|D].
    + rewrite PositiveMap.gss. intros E. injection E as <-. exists lefts. auto.
    + rewrite PositiveMap.gso.
      * intros E. destruct (IH E) as [l I]. exists l. auto.
      * intros E. apply (f_equal Npos) in E. rewrite !N.succ_pos_spec in E. lia.
Qed.

Section Values.
  Variables (H : heap_game) (at_ : N -> nat) (given : valued).
  Hypothesis heaps_are : has_heaps H at_ given.
  Hypothesis checked : check_values given = true.
  Let values := values_of given.
  Let g := heap_value H.

  Lemma sum_of_right l s :
    (forall x v, In x l -> PositiveMap.find (N.succ_pos x) values = Some v -> g (at_ x) = v) ->
    sum_of values l = Some s -> nim_sum (map g (map at_ l)) = s.
  Proof.
    revert s. induction l as [|x l IH]; simpl; intros s V E; [congruence|].
    destruct (PositiveMap.find (N.succ_pos x) values) as [v|] eqn:F; [|discriminate].
    destruct (sum_of values l) as [w|]; [|discriminate]. injection E as <-.
    rewrite (V x v) by (auto || exact F). f_equal. apply IH; [|reflexivity].
    intros y u Hy. apply V. right. exact Hy.
  Qed.

  Lemma sums_of_right lefts found :
    (forall l x v, In l lefts -> In x l -> PositiveMap.find (N.succ_pos x) values = Some v ->
      g (at_ x) = v) ->
    sums_of values lefts = Some found -> forall u, has u found = true <->
      exists l, In l lefts /\ nim_sum (map g (map at_ l)) = u.
  Proof.
    revert found. induction lefts as [|l t IH]; simpl; intros found V E u.
    - injection E as <-. rewrite has_leaf. split; [discriminate|]. intros [l [[] _]].
    - destruct (sum_of values l) as [s|] eqn:S; [|discriminate].
      destruct (sums_of values t) as [f|]; [|discriminate]. injection E as <-.
      rewrite has_mark, (IH f) by (auto || (intros l' x v Hl; apply (V l' x v); auto)).
      apply sum_of_right in S; [|intros x v; apply V; auto]. split.
      + intros [<-|[l' [Hl' E]]]; [exists l; auto|exists l'; auto].
      + intros [l' [[<-|Hl'] E]]; [left; congruence|right; exists l'; auto].
  Qed.

  Lemma values_right n : forall x v,
    at_ x = n -> PositiveMap.find (N.succ_pos x) values = Some v -> g n = v.
  Proof.
    induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros x v E F.
    apply values_of_in in F. destruct F as [lefts I].
    pose proof checked as C. unfold check_values in C. rewrite forallb_forall in C.
    specialize (C _ I). simpl in C. fold values in C.
    destruct (sums_of values lefts) as [found|] eqn:S; [|discriminate].
    destruct (missing_within (Datatypes.S (length lefts)) found) as [w|] eqn:M; [|discriminate].
    apply N.eqb_eq in C. subst w. apply (is_mex_unique (values_left H g n));
      [apply heap_value_is_mex|].
    apply (missing_is_mex _ _ _ _) with (2 := M). intros u.
    pose proof (heaps_are x v lefts I) as A. rewrite E in A.
    rewrite (sums_of_right lefts found) with (2 := S).
    - unfold values_left. rewrite in_map_iff. split.
      + intros [l [Hl Q]]. exists (map at_ l). split; [exact Q|]. apply A. exists l. auto.
      + intros [left [Q Hl]]. apply A in Hl. destruct Hl as [l [Hl ->]]. exists l. auto.
    - intros l y w Hl Hy F. apply (IH (at_ y)) with y; [|reflexivity|exact F].
      apply (smaller H n (map at_ l)); [apply A; exists l; auto|apply in_map, Hy].
  Qed.

  Theorem valued_sum l s : sum_of values l = Some s -> value (heaps H) (map at_ l) = s.
  Proof.
    intros E. rewrite heaps_value. apply sum_of_right; [|exact E].
    intros x v _ F. apply (values_right (at_ x) x); [reflexivity|exact F].
  Qed.
End Values.

(** Is the nim-sum 0? *)
Definition sum_is_0 (given : valued) (l : list N) : bool :=
  match sum_of (values_of given) l with Some N0 => true | _ => false end.
Definition sum_is_not_0 (given : valued) (l : list N) : bool :=
  match sum_of (values_of given) l with Some (Npos _) => true | _ => false end.

Theorem valued_lost H at_ given l : has_heaps H at_ given ->
  check_values given && sum_is_0 given l = true -> lost (heaps H) normal (map at_ l).
Proof.
  intros A C. apply andb_true_iff in C. destruct C as [C Z]. unfold sum_is_0 in Z.
  destruct (sum_of (values_of given) l) as [[|p]|] eqn:E; try discriminate.
  apply lost_is_value_0. apply (valued_sum H at_ given A C l 0%N E).
Qed.

Theorem valued_won H at_ given l : has_heaps H at_ given ->
  check_values given && sum_is_not_0 given l = true -> won (heaps H) normal (map at_ l).
Proof.
  intros A C. apply andb_true_iff in C. destruct C as [C Z]. unfold sum_is_not_0 in Z.
  destruct (sum_of (values_of given) l) as [[|p]|] eqn:E; try discriminate.
  destruct (lost_or_won (heaps H) normal (map at_ l)) as [L|W]; [exfalso|exact W].
  apply lost_is_value_0 in L. rewrite (valued_sum H at_ given A C l (Npos p) E) in L. discriminate.
Qed.
