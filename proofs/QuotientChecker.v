(** A checker of misère quotients that runs in the kernel: for all heaps of an octal code. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal Periods Quotients.
Import ListNotations.

(** A quotient as numbers: so many elements, of which 0 is the unit; the table of their products;
    which of them are lost; the elements of the first heaps, and from heap `from` on they repeat. *)
Record quotient := {
  order : nat;
  table : list (list nat);
  p_portion : list nat;
  elements : list nat;
  from : nat;
  every : nat
}.

Section Checker.
  Variable q : quotient.

  Definition clamp (x : nat) : nat := if x <? order q then x else 0.
  Definition times (x y : nat) : nat := clamp (nth (clamp y) (nth (clamp x) (table q) []) 0).
  Definition in_p (x : nat) : bool := existsb (Nat.eqb x) (p_portion q).
  Definition phi (n : nat) : nat :=
    clamp (nth (if n <? from q then n else from q + (n - from q) mod every q) (elements q) 0).

  Definition all (f : nat -> bool) : bool := forallb f (seq 0 (order q)).

  Lemma clamp_below x : 0 < order q -> clamp x < order q.
  Proof. intros O. unfold clamp. destruct (x <? order q) eqn:E; [apply Nat.ltb_lt, E|exact O]. Qed.

  Lemma clamp_same x : x < order q -> clamp x = x.
  Proof. intros L. unfold clamp. apply Nat.ltb_lt in L. rewrite L. reflexivity. Qed.

  Lemma clamp_clamp x : clamp (clamp x) = clamp x.
  Proof.
    destruct (le_lt_dec (order q) 0) as [Z|Z].
    - unfold clamp. replace (order q) with 0 by lia. reflexivity.
    - apply clamp_same, clamp_below, Z.
  Qed.

  Lemma times_clamp_l x y : times (clamp x) y = times x y.
  Proof. unfold times. rewrite clamp_clamp. reflexivity. Qed.

  Lemma times_clamp_r x y : times x (clamp y) = times x y.
  Proof. unfold times. rewrite clamp_clamp. reflexivity. Qed.

  Lemma all_true f : 0 < order q -> all f = true -> forall x, f (clamp x) = true.
  Proof.
    intros O A x. unfold all in A. rewrite forallb_forall in A. apply A, in_seq.
    pose proof (clamp_below x O). lia.
  Qed.

  Definition is_monoid : bool :=
    (0 <? order q) &&
    all (fun x => Nat.eqb (times 0 x) x) &&
    all (fun x => all (fun y => Nat.eqb (times x y) (times y x))) &&
    all (fun x => all (fun y => all (fun z => Nat.eqb (times x (times y z)) (times (times x y)
        z)))).

  (** What a heap says: its element, and the set of its options' elements as binary places. *)
  Definition kind := (nat * N)%type.
  Definition set_of (l : list nat) : N := fold_right (fun x s => N.setbit s (N.of_nat x)) 0%N l.
  Definition holds (s : N) (x : nat) : bool := N.testbit s (N.of_nat x).

  Lemma holds_set_of l x : holds (set_of l) x = true <-> In x l.
  Proof.
    unfold holds. induction l as [|y l IH]; simpl set_of.
    - rewrite N.bits_0. split; [discriminate|intros []].
    - rewrite N.setbit_iff, IH. simpl. split; (intros [E|E]; [left; lia|auto]).
  Qed.

  Variable code : list nat.
  Let H := octal code.
  Let prod := product nat 0 times phi.

  Definition option_elements (n : nat) : list nat := map prod (moves H n).
  Definition kind_of (n : nat) : kind := (phi n, set_of (option_elements n)).

  Definition same_kind (a b : kind) : bool := Nat.eqb (fst a) (fst b) && N.eqb (snd a) (snd b).
  Fixpoint distinct (l : list kind) (sofar : list kind) : list kind :=
    match l with
    | [] => sofar
    | k :: t => distinct t (if existsb (same_kind k) sofar then sofar else k :: sofar)
    end.

  (** The heaps to 2e + 2p + k - 1 show all kinds. *)
  Definition window : nat := 2 * Nat.max 1 (from q) + 2 * every q + (length code - 1).
  Definition stuck (n : nat) : bool := match moves H n with [] => true | _ => false end.
  Definition kinds : list kind :=
    distinct (map kind_of (filter (fun n => negb (stuck n)) (seq 0 window))) [].

  (** The elements z that stand beside an option of a heap so that it is lost. *)
  Definition beside (k : kind) : N :=
    set_of (filter (fun z => existsb (fun o => holds (snd k) o && in_p (times z o))
      (seq 0 (order q))) (seq 0 (order q))).

  (** A claim: an element, and what is surely in the shadow, as binary places. *)
  Definition claim := (nat * N)%type.
  Definition weaker (a b : claim) : bool :=
    Nat.eqb (fst a) (fst b) && N.eqb (N.land (snd a) (snd b)) (snd a).
  Definition more (kb : kind * N) (c : claim) : claim :=
    (times (fst (fst kb)) (fst c),
     set_of (filter (fun z => holds (snd kb) (times z (fst c)) || holds (snd c)
         (times z (fst (fst kb))))
       (seq 0 (order q)))).

  (** Claims for all sums, found from those of the heaps: a guess, which is then checked. *)
  Fixpoint close (steps : nat) (ks : list (kind * N)) (waiting found : list claim) : list claim :=
    match steps, waiting with
    | S s, c :: rest =>
        if existsb (fun d => weaker d c) found then close s ks rest found
        else close s ks (map (fun k => more k c) ks ++ rest)
               (c :: filter (fun d => negb (weaker c d)) found)
    | _, _ => found
    end.

  Definition check_with (claims : list claim) (ks : list (kind * N)) : bool :=
    is_monoid && negb (in_p 0) && (0 <? every q) && (from q + every q <=? length (elements q)) &&
    forallb (fun n => if stuck n then Nat.eqb (phi n) 0
      else existsb (fun k => same_kind (kind_of n) (fst k)) ks) (seq 0 window) &&
    forallb (fun k => N.eqb (snd k) (beside (fst k))) ks &&
    forallb (fun k => all (fun z => negb (in_p (times z (fst (fst k)))) ||
      all (fun o => negb (holds (snd (fst k)) o && in_p (times z o))))) ks &&
    forallb (fun k => existsb (fun c => weaker c (fst (fst k), snd k)) claims) ks &&
    forallb (fun c => forallb (fun k => existsb (fun d => weaker d (more k c)) claims) ks) claims &&
    forallb (fun c => in_p (fst c) || holds (snd c) 0) claims.

  Definition check_quotient : bool :=
    let ks := map (fun k => (k, beside k)) kinds in
    check_with (close (64 * 1024) ks (map (fun k => (fst (fst k), snd k)) ks) []) ks.

  Section Right.
    Variable claims : list claim.
    Variable ks : list (kind * N).
    Hypothesis checked : check_with claims ks = true.

    Ltac parts := pose proof checked as Parts; unfold check_with in Parts;
      repeat rewrite andb_true_iff in Parts; destruct Parts as [[[[[[[[[Mon Won] Every] Long]
          Kinds] Beside] LostLost] Heap] More] Last].

    Lemma monoid : 0 < order q /\ (forall x, times 0 x = clamp x) /\
      (forall x y, times x y = times y x) /\
      (forall x y z, times x (times y z) = times (times x y) z).
    Proof.
      parts. unfold is_monoid in Mon. repeat rewrite andb_true_iff in Mon.
      destruct Mon as [[[O One] Comm] Assoc]. apply Nat.ltb_lt in O.
      split; [exact O|]. split; [|split].
      - intros x. pose proof (all_true _ O One x) as E. apply Nat.eqb_eq in E.
        rewrite <- times_clamp_r. exact E.
      - intros x y. pose proof (all_true _ O (all_true _ O Comm x) y) as E. apply Nat.eqb_eq in E.
        rewrite <- (times_clamp_l x), <- (times_clamp_r _ y), E.
        rewrite times_clamp_l, times_clamp_r. reflexivity.
      - intros x y z. pose proof (all_true _ O (all_true _ O (all_true _ O Assoc x) y) z) as E.
        apply Nat.eqb_eq in E. rewrite !times_clamp_l, !times_clamp_r in E.
        exact E.
    Qed.

    Lemma times_below x y : clamp (times x y) = times x y.
    Proof. unfold times. apply clamp_clamp. Qed.

    Lemma phi_repeats n : Nat.max 1 (from q) <= n -> phi (n + every q) = phi n.
    Proof.
      parts. apply Nat.ltb_lt in Every. intros L. unfold phi.
      replace (n + every q <? from q) with false by (symmetry; apply Nat.ltb_ge; lia).
      replace (n <? from q) with false by (symmetry; apply Nat.ltb_ge; lia).
      replace (n + every q - from q) with (n - from q + 1 * every q) by lia.
      rewrite Nat.mod_add by lia. reflexivity.
    Qed.

    (** Each heap has one of the kinds, or no move and the unit. *)
    Lemma kind_found n : (moves H n = [] /\ phi n = 0) \/ exists k b, In (k, b) ks /\
      moves H n <> [] /\ fst k = phi n /\ forall x, holds (snd k)
          x = true <-> In x (option_elements n).
    Proof.
      destruct monoid as [_ [_ [Comm Assoc]]]. parts. rewrite forallb_forall in Kinds.
      induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
      destruct (le_lt_dec window n) as [Far|Near].
      - apply Nat.ltb_lt in Every.
        set (m := n - every q). assert (E : n = m + every q) by (unfold m, window in *; lia).
        assert (P : phi n = phi m) by (rewrite E; apply phi_repeats; unfold window in *; lia).
        assert (S : forall x, In x (option_elements n) <-> In x (option_elements m)).
        { rewrite E. apply (quotient_period code (length code - 1) (Nat.max 1 (from q)));
            [lia|lia|exact Comm|exact Assoc|exact phi_repeats|]. unfold window in *. lia. }
        destruct (IH m) as [[M Z]|[k [b [I [M [F A]]]]]]; [lia|left|right].
        + split; [|congruence]. unfold option_elements in S. rewrite M in S.
          destruct (moves H n) as [|l t]; [reflexivity|].
          destruct (S (prod l)) as [T _]. destruct T. left. reflexivity.
        + exists k, b. split; [exact I|]. split; [|split; [congruence|intros x; rewrite S;
            apply A]].
          intros M'. unfold option_elements in S. rewrite M' in S.
          destruct (moves H m) as [|l t]; [congruence|].
          destruct (S (prod l)) as [_ T]. destruct T. left. reflexivity.
      - specialize (Kinds n). rewrite in_seq in Kinds. specialize (Kinds ltac:(lia)).
        unfold stuck in Kinds. destruct (moves H n) as [|l t] eqn:M.
        + left. split; [reflexivity|apply Nat.eqb_eq, Kinds].
        + right. apply existsb_exists in Kinds. destruct Kinds as [[k b] [I S]].
          unfold same_kind in S. apply andb_true_iff in S. destruct S as [S1 S2].
          apply Nat.eqb_eq in S1. apply N.eqb_eq in S2. simpl in S1, S2.
          exists k, b. split; [exact I|]. split; [discriminate|]. split; [congruence|].
          intros x. rewrite <- S2. rewrite holds_set_of. reflexivity.
    Qed.

    Lemma in_beside k z : 0 < order q -> (forall x, holds (snd k) x = true -> x < order q) ->
      holds (beside k) (clamp z) = true <->
      exists o, holds (snd k) o = true /\ in_p (times z o) = true.
    Proof.
      intros O B. unfold beside. rewrite holds_set_of, filter_In, existsb_exists. split.
      - intros [_ [o [_ E]]]. apply andb_true_iff in E. rewrite times_clamp_l in E. exists o.
          exact E.
      - intros [o [S P]]. split; [apply in_seq; pose proof (clamp_below z O); lia|].
        exists o. split; [apply in_seq; specialize (B o S); lia|]. rewrite S, times_clamp_l, P.
        reflexivity.
    Qed.

    Lemma product_below l : 0 < order q -> prod l < order q.
    Proof.
      intros O. destruct l as [|n l]; simpl; [exact O|]. unfold times. apply clamp_below, O.
    Qed.

    (** What a kind's `beside` says is the shadow of the heap. *)
    Lemma beside_shadow n k b : In (k, b) ks -> fst k = phi n ->
      (forall x, holds (snd k) x = true <-> In x (option_elements n)) ->
      forall z, holds b (clamp z) = true <-> shadow H nat 0 times in_p phi [n] z.
    Proof.
      intros I F A z. destruct monoid as [O [One [Comm Assoc]]]. parts.
      rewrite forallb_forall in Beside. specialize (Beside _ I). apply N.eqb_eq in Beside.
      simpl in Beside. rewrite Beside, in_beside.
      - unfold shadow. simpl heaps_options. split.
        + intros [o [S P]]. apply A in S. apply in_map_iff in S. destruct S as [l [<- S]].
          exists l. split; [|exact P]. rewrite app_nil_r. apply in_map_iff. exists l.
          split; [apply app_nil_r|exact S].
        + intros [x [S P]]. rewrite app_nil_r in S. apply in_map_iff in S. destruct S as [l [<- S]].
          rewrite app_nil_r in P. exists (prod l). split; [|exact P]. apply A, in_map, S.
      - exact O.
      - intros x S. apply A in S. apply in_map_iff in S. destruct S as [l [<- _]].
        apply product_below, O.
    Qed.

    Lemma weaker_holds a b z : weaker a b = true -> holds (snd a) z = true -> holds (snd b)
        z = true.
    Proof.
      unfold weaker, holds. intros W S. apply andb_true_iff in W. destruct W as [_ W].
      apply N.eqb_eq in W. rewrite <- W, N.land_spec in S. apply andb_true_iff in S. apply S.
    Qed.

    (** The outcome of every sum in misère play. *)
    Theorem checked_outcomes l : lost (heaps H) misere l <-> in_p (prod l) = true.
    Proof.
      destruct monoid as [O [One [Comm Assoc]]].
      assert (OnePhi : forall n, times 0 (phi n) = phi n).
      { intros n. rewrite One. unfold phi. apply clamp_clamp. }
      assert (Clamp0 : clamp 0 = 0) by (apply clamp_same, O).
      parts. rewrite forallb_forall in LostLost, Heap, More, Last.
      apply (quotient_outcomes H nat 0 times in_p phi Comm Assoc) with
        (claims := fun x d => exists s, In (x, s) claims /\ forall z, d z = holds s (clamp z)).
      - intros x y. rewrite One. apply times_below.
      - rewrite One. exact Clamp0.
      - exact OnePhi.
      - apply negb_true_iff, Won.
      - intros n M. destruct (kind_found n) as [[_ Z]|[k [b [I [M' _]]]]]; [exact Z|contradiction].
      - intros n left z I L P. destruct (kind_found n) as [[M _]|[k [b [K [_ [F A]]]]]].
        + rewrite M in I. exact I.
        + specialize (LostLost _ K). simpl in LostLost.
          pose proof (all_true _ O LostLost z) as E. rewrite F, times_clamp_l, L in E. simpl in E.
          pose proof (all_true _ O E (prod left)) as E2.
          cbv beta in E2. rewrite times_clamp_l in E2.
          rewrite (clamp_same (prod left)) in E2 by (apply product_below, O).
          fold prod in P. rewrite P, andb_true_r in E2.
          replace (holds (snd k) (prod left)) with true in E2; [discriminate|].
          symmetry. apply A, in_map, I.
      - intros n M. destruct (kind_found n) as [[M' _]|[k [b [K [_ [F A]]]]]]; [contradiction|].
        specialize (Heap _ K). apply existsb_exists in Heap. destruct Heap as [[x s] [C W]].
        assert (X : x = phi n).
        { unfold weaker in W. apply andb_true_iff in W. destruct W as [W _].
          apply Nat.eqb_eq in W. simpl in W. congruence. }
        exists (fun z => holds s (clamp z)). split; [exists s; rewrite <- X; auto|].
        intros z Hz. apply (beside_shadow n k b K F A).
        apply (weaker_holds (x, s) (fst k, b) _ W Hz).
      - intros n x d M [s [C D]].
        destruct (kind_found n) as [[M' _]|[k [b [K [_ [F A]]]]]]; [contradiction|].
        specialize (More _ C). rewrite forallb_forall in More. specialize (More _ K).
        apply existsb_exists in More. destruct More as [[x' s'] [C' W]].
        assert (X : x' = times (phi n) x).
        { unfold weaker in W. apply andb_true_iff in W. destruct W as [W _].
          apply Nat.eqb_eq in W. simpl in W. congruence. }
        exists (fun z => holds s' (clamp z)). split; [exists s'; rewrite <- X; auto|].
        intros z Hz. pose proof (weaker_holds _ _ _ W Hz) as S. unfold more in S. simpl snd in S.
        apply holds_set_of in S. apply filter_In in S. destruct S as [_ S].
        apply orb_true_iff in S. simpl in S. rewrite !times_clamp_l in S. destruct S as [S|S].
        + left. apply (beside_shadow n k b K F A). rewrite times_below. exact S.
        + right. rewrite D, times_below. rewrite F in S. exact S.
      - intros x d [s [C D]] L. specialize (Last _ C). simpl in Last. rewrite L in Last.
        rewrite D, Clamp0. exact Last.
    Qed.
  End Right.

  Theorem quotient_right : check_quotient = true -> forall l,
    lost (heaps H) misere l <-> in_p (prod l) = true.
  Proof. apply checked_outcomes. Qed.
End Checker.
