(** Values of octal games with few rare heaps, found in the kernel with little work for each. *)
From Coq Require Import Arith NArith List Lia Bool FMapPositive.
From Nimber Require Import Games Heaps Octal Periods Checker Sparse.
Import ListNotations.

(** A value is odd when an odd number of these places hold a 1. *)
Definition odd_at (places : list N) (v : N) : bool :=
  fold_right (fun i b => xorb (N.testbit v i) b) false places.

Lemma odd_at_lxor places a b :
  odd_at places (N.lxor a b) = xorb (odd_at places a) (odd_at places b).
Proof.
  induction places as [|i t IH]; [reflexivity|]. simpl. rewrite IH, N.lxor_spec.
  destruct (N.testbit a i), (N.testbit b i), (odd_at t a), (odd_at t b); reflexivity.
Qed.

(** What is known of the heaps below one: the rare ones, beginning with the last; the values by
    number, that of heap 0 left out; and the values as a list, the last one first. *)
Record so_far := {
  heap : N;
  odd_here : bool;
  rare : list (N * N);
  at_ : PositiveMap.t N;
  values : list N
}.

Section Checker.
  Variable code : list nat.
  Variable places : list N.
  (** Does the heap's number count? *)
  Variable counts : bool.

  Definition whole : list nat :=
    filter (fun r => leaves_none (nth r code 0) && (1 <=? r)) (seq 0 (length code)).
  Definition one : list nat :=
    filter (fun r => leaves_one (nth r code 0) && (1 <=? r)) (seq 0 (length code)).
  Definition two : list nat :=
    filter (fun r => leaves_two (nth r code 0)) (seq 0 (length code)).
  Definition heap_counts (n : nat) : bool := counts && Nat.odd (n + hd 0 two).
  Definition splits_alike : bool :=
    negb counts || forallb (fun r => Bool.eqb (Nat.odd r) (Nat.odd (hd 0 two))) two.

  (** Marks what is left by a heap with its value and the one beside it, where there is one. *)
  Definition mark_beside (s : so_far) (r : nat) (t : tree) (av : N * N) : tree :=
    match N.sub (heap s) (N.of_nat r + fst av) with
    | N0 => t
    | Npos b => match PositiveMap.find b (at_ s) with
                | Some h => mark (N.lxor (snd av) h) t
                | None => t
                end
    end.

  Definition marked (s : so_far) (whole one two : list nat) : tree :=
    let t := if existsb (fun r => N.eqb (heap s) (N.of_nat r)) whole then mark 0 Leaf else Leaf in
    let t := fold_left (fun t r => mark_beside s r t (0, 0)%N) one t in
    fold_left (fun t r => fold_left (mark_beside s r) (rare s) t) two t.

  (** The least common value from v on that is not marked, and the rare ones below it. *)
  Fixpoint first_common (odd : bool) (steps : nat) (v : N) (t : tree) (open : list N) :
    option (N * list N) :=
    match steps with
    | O => None
    | S steps' =>
        if has v t then first_common odd steps' (N.succ v) t open
        else if xorb (odd_at places v) odd then Some (v, open)
        else first_common odd steps' (N.succ v) t (v :: open)
    end.

  Fixpoint drop (v : N) (l : list N) : list N :=
    match l with [] => [] | u :: l' => if N.eqb u v then l' else u :: drop v l' end.

  (** Which of the open values are not left by a heap of the one list with one of the other? *)
  Fixpoint unseen (front back open : list N) : list N :=
    match open with
    | [] => []
    | _ => match front, back with
           | f :: front', h :: ((_ :: _) as back') =>
               unseen front' back' (drop (N.lxor f h) open)
           | _, _ => open
           end
    end.

  Definition sparse_next (front : list N) (whole one two : list nat) (s : so_far) : option N :=
    match first_common (odd_here s) most_steps 0 (marked s whole one two) [] with
    | None => None
    | Some (v, open) =>
        match fold_left (fun open r => unseen front (skipn r (values s)) open) two open with
        | [] => Some v
        | _ => None
        end
    end.

  Definition push (s : so_far) (v : N) : so_far := {|
    heap := N.succ (heap s);
    odd_here := if counts then negb (odd_here s) else odd_here s;
    rare := match heap s with
            | N0 => rare s
            | _ => if xorb (odd_at places v) (odd_here s) then rare s else (heap s, v) :: rare s
            end;
    at_ := match heap s with N0 => at_ s | Npos h => PositiveMap.add h v (at_ s) end;
    values := v :: values s
  |}.

  (** So many heaps more, each common and each rare value below left by a heap of the list where
      `strict` asks for it. *)
  Fixpoint go (strict : bool) (front : list N) (whole one two : list nat) (n : nat) (s : so_far) :
    option so_far :=
    match n with
    | O => Some s
    | S n' =>
        match sparse_next front whole one two s with
        | Some v => go strict front whole one two n' (push s v)
        | None =>
            if strict then None
            else match octal_next code (values s) with
                 | Some v => go strict front whole one two n' (push s v)
                 | None => None
                 end
        end
    end.

  (** What holds of what is known of the heaps below n. *)
  Let g := heap_value (octal code).
  Let com := common (odd_at places) heap_counts.

  Record right (n : nat) (s : so_far) : Prop := {
    right_heap : heap s = N.of_nat n;
    right_odd : odd_here s = heap_counts n;
    right_rare : forall a v, In (a, v) (rare s) <->
      1 <= N.to_nat a < n /\ v = g (N.to_nat a) /\ com (N.to_nat a) v = false;
    right_at : forall b h, PositiveMap.find b (at_ s) = Some h <->
      Pos.to_nat b < n /\ h = g (Pos.to_nat b);
    right_values : values s = known g n
  }.

  Lemma has_beside s n r u a v t : right n s ->
    has u (mark_beside s r t (a, v)) = true <->
    has u t = true \/ (N.to_nat a + r < n /\ u = N.lxor v (g (n - r - N.to_nat a)) /\
      (1 <= r \/ 1 <= N.to_nat a)).
  Proof.
    intros R. unfold mark_beside. simpl. rewrite (right_heap n s R).
    destruct (N.of_nat n - (N.of_nat r + a))%N as [|b] eqn:E.
    - split; [auto|]. intros [H|[H _]]; [exact H|lia].
    - assert (B : Pos.to_nat b = n - r - N.to_nat a) by lia.
      assert (L : N.to_nat a + r < n) by lia.
      destruct (PositiveMap.find b (at_ s)) as [h|] eqn:F.
      + apply (right_at n s R) in F. destruct F as [F ->]. rewrite has_mark, B. split.
        * intros [H|H]; [right|auto]. repeat split; [exact L|auto|lia].
        * intros [H|[_ [H _]]]; auto.
      + split; [auto|]. intros [H|[_ [_ P]]]; [exact H|]. exfalso.
        assert (Q : PositiveMap.find b (at_ s) = Some (g (Pos.to_nat b)))
          by (apply (right_at n s R); split; [lia|reflexivity]).
        congruence.
  Qed.

  Lemma in_one r : In r one <-> r < length code /\ leaves_one (nth r code 0) = true /\ 1 <= r.
  Proof.
    unfold one. rewrite filter_In, in_seq, andb_true_iff, Nat.leb_le. intuition lia.
  Qed.

  Lemma in_whole r : In r whole <-> r < length code /\ leaves_none (nth r code 0) = true /\ 1 <= r.
  Proof.
    unfold whole. rewrite filter_In, in_seq, andb_true_iff, Nat.leb_le. intuition lia.
  Qed.

  Lemma in_two r : In r two <-> r < length code /\ leaves_two (nth r code 0) = true.
  Proof. unfold two. rewrite filter_In, in_seq. intuition lia. Qed.

  Lemma has_ones s n u l : right n s -> (forall r, In r l -> 1 <= r) -> forall t,
    has u (fold_left (fun t r => mark_beside s r t (0, 0)%N) l t) = true <->
    has u t = true \/ exists r, In r l /\ r < n /\ u = g (n - r).
  Proof.
    intros R. induction l as [|r l IH]; intros P t; simpl.
    - split; [auto|]. intros [H|[r [[] _]]]. exact H.
    - rewrite IH by (intros; apply P; right; assumption). rewrite (has_beside s n) by exact R.
      change (N.to_nat 0) with 0. rewrite Nat.add_0_l, Nat.sub_0_r, N.lxor_0_l.
      specialize (P r (or_introl eq_refl)). split.
      + intros [[H|[L [H _]]]|[r' [I H]]]; [auto|right; exists r; auto|].
        right. exists r'. destruct H. auto.
      + intros [H|[r' [[<-|I] [L H]]]]; [auto|left; right; auto|right; exists r'; auto].
  Qed.

  Lemma has_rares s n u r l : right n s ->
    (forall a v, In (a, v) l -> 1 <= N.to_nat a) -> forall t,
    has u (fold_left (mark_beside s r) l t) = true <->
    has u t = true \/ exists a v, In (a, v) l /\ N.to_nat a + r < n /\
      u = N.lxor v (g (n - r - N.to_nat a)).
  Proof.
    intros R. induction l as [|[a v] l IH]; intros P t; cbn [fold_left].
    - split; [auto|]. intros [H|[a [v [[] _]]]]. exact H.
    - rewrite IH by (intros a' v' I; apply (P a' v'); right; exact I).
      rewrite (has_beside s n) by exact R.
      specialize (P a v (or_introl eq_refl)). split.
      + intros [[H|[L [H _]]]|[a' [v' [I H]]]].
        * auto.
        * right. exists a, v. split; [left; reflexivity|auto].
        * right. exists a', v'. split; [right; exact I|exact H].
      + intros [H|[a' [v' [[I|I] [L H]]]]].
        * auto.
        * injection I as <- <-. left. right. auto.
        * right. exists a', v'. auto.
  Qed.

  Lemma has_twos s n u l : right n s -> forall t,
    has u (fold_left (fun t r => fold_left (mark_beside s r) (rare s) t) l t) = true <->
    has u t = true \/ exists r a, In r l /\ 1 <= a /\ a + r < n /\ com a (g a) = false /\
      u = N.lxor (g a) (g (n - r - a)).
  Proof.
    intros R. induction l as [|r l IH]; intros t; cbn [fold_left].
    - split; [auto|]. intros [H|[r [a [[] _]]]]. exact H.
    - rewrite IH, (has_rares s n) by
        (try exact R; intros a v I; apply (right_rare n s R) in I; lia).
      split.
      + intros [[H|[a [v [I [L H]]]]]|[r' [a [I H]]]].
        * auto.
        * right. apply (right_rare n s R) in I. destruct I as [A [-> C]].
          exists r, (N.to_nat a). repeat split; [left; reflexivity|lia|exact L|exact C|exact H].
        * right. exists r', a. split; [right; exact I|exact H].
      + intros [H|[r' [a [[<-|I] [A [L [C H]]]]]]].
        * auto.
        * left. right. exists (N.of_nat a), (g a). rewrite (right_rare n s R), Nat2N.id.
          repeat split; [exact A|lia|exact C|exact L|exact H].
        * right. exists r', a. auto.
  Qed.

  Lemma has_marked s n u : right n s -> has u (marked s whole one two) = true <->
    (In n whole /\ u = 0%N) \/ (exists r, In r one /\ r < n /\ u = g (n - r)) \/
    (exists r a, In r two /\ 1 <= a /\ a + r < n /\ com a (g a) = false /\
      u = N.lxor (g a) (g (n - r - a))).
  Proof.
    intros R. unfold marked. rewrite (has_twos s n), (has_ones s n) by
      (try exact R; intros r I; apply in_one in I; lia).
    assert (W : has u (if existsb (fun r => N.eqb (heap s) (N.of_nat r)) whole then mark 0 Leaf
      else Leaf) = true <-> In n whole /\ u = 0%N).
    { rewrite (right_heap n s R). destruct (existsb _ whole) eqn:E.
      - apply existsb_exists in E. destruct E as [r [I E]]. apply N.eqb_eq in E.
        assert (r = n) as -> by lia. rewrite has_mark, has_leaf. intuition congruence.
      - rewrite has_leaf. split; [discriminate|]. intros [I _].
        assert (T : existsb (fun r => N.eqb (N.of_nat n) (N.of_nat r)) whole = true)
          by (apply existsb_exists; exists n; split; [exact I|apply N.eqb_refl]).
        congruence. }
    rewrite W. intuition.
  Qed.

  Lemma first_common_is odd t steps : forall v open c rest,
    first_common odd steps v t open = Some (c, rest) ->
    has c t = false /\ xorb (odd_at places c) odd = true /\ (v <= c)%N /\
    (forall u, In u open -> In u rest) /\
    (forall u, (v <= u < c)%N -> has u t = true \/
      (xorb (odd_at places u) odd = false /\ In u rest)).
  Proof.
    induction steps as [|steps IH]; intros v open c rest; simpl; [discriminate|].
    destruct (has v t) eqn:E.
    - intros F. apply IH in F. destruct F as [A [B [C [D F]]]].
      repeat split; [exact A|exact B|lia|exact D|]. intros u Hu.
      destruct (N.eq_dec u v) as [->|Ne]; [auto|apply F; lia].
    - destruct (xorb (odd_at places v) odd) eqn:X.
      + intros F. injection F as <- <-. repeat split; [exact E|exact X|lia|auto|]. intros u Hu. lia.
      + intros F. apply IH in F. destruct F as [A [B [C [D F]]]].
        repeat split; [exact A|exact B|lia|intros u I; apply D; right; exact I|]. intros u Hu.
        destruct (N.eq_dec u v) as [->|Ne]; [right|apply F; lia].
        split; [exact X|]. apply D. left. reflexivity.
  Qed.

  Lemma in_drop u v l : In u l -> u = v \/ In u (drop v l).
  Proof.
    induction l as [|w l IH]; intros I; [destruct I|]. simpl.
    destruct (N.eqb_spec w v) as [->|Ne].
    - destruct I as [<-|I]; auto.
    - destruct I as [<-|I]; [right; left; reflexivity|].
      destruct (IH I) as [H|H]; [auto|right; right; exact H].
  Qed.

  Lemma unseen_is u : forall front j open, In u open ->
    In u (unseen front (known g j) open) \/
    exists h, h < length front /\ h + 2 <= j /\ u = N.lxor (nth h front 0%N) (g (j - 1 - h)).
  Proof.
    induction front as [|f front IH]; intros j open I.
    - left. destruct open; [destruct I|exact I].
    - destruct open as [|w open]; [destruct I|].
      destruct j as [|[|j]]; [left; exact I|left; exact I|].
      cbn [known unseen]. destruct (in_drop u (N.lxor f (g (S j))) (w :: open) I) as [E|D].
      + right. exists 0. replace (S (S j) - 1 - 0) with (S j) by lia.
          repeat split; [simpl; lia|lia|exact E].
      + destruct (IH (S j) _ D) as [H|[h [A [B E]]]]; [left; exact H|right].
        exists (S h). repeat split; [simpl; lia|lia|]. rewrite E. simpl nth. f_equal. f_equal. lia.
  Qed.

  Lemma skipn_known r n : skipn r (known g n) = known g (n - r).
  Proof.
    revert n. induction r as [|r IH]; intros [|n]; try reflexivity. simpl. apply IH.
  Qed.

  Lemma unseen_all u n front l : forall open, In u open ->
    In u (fold_left (fun open r => unseen front (skipn r (known g n)) open) l open) \/
    exists r h, In r l /\ h < length front /\ h + r + 2 <= n /\
      u = N.lxor (nth h front 0%N) (g (n - r - 1 - h)).
  Proof.
    induction l as [|r l IH]; intros open I; [left; exact I|]. cbn [fold_left].
    rewrite skipn_known. destruct (unseen_is u front (n - r) open I) as [H|[h [A [B E]]]].
    - destruct (IH _ H) as [K|[r' [h [A [B E]]]]]; [left; exact K|right].
      exists r', h. destruct E. repeat split; [right; exact A|exact B|assumption|assumption].
    - right. exists r, h. repeat split; [left; reflexivity|exact A|lia|exact E].
  Qed.
  (** The values of the heaps from 1 on, no more than f. *)
  Definition first_values (f : nat) (s : so_far) : list N := firstn f (tl (rev' (values s))).

  Lemma first_values_are f n s : right n s ->
    first_values f s = map g (seq 1 (Nat.min f (n - 1))).
  Proof.
    intros R. unfold first_values, rev'. rewrite <- rev_alt, (right_values n s R), known_rev.
    destruct n as [|n]; [simpl; rewrite Nat.min_0_r, firstn_nil; reflexivity|].
    simpl tl. rewrite Nat.sub_succ, Nat.sub_0_r, firstn_map. f_equal.
    clear. generalize 1. revert n. induction f as [|f IH]; intros [|n] i; try reflexivity.
    simpl. rewrite IH. reflexivity.
  Qed.

  Hypothesis Alike : splits_alike = true.

  Lemma counts_split r a b : r < length code -> leaves_two (nth r code 0) = true ->
    heap_counts (a + b + r) = xorb (heap_counts a) (heap_counts b).
  Proof.
    intros L D. unfold heap_counts. unfold splits_alike in Alike. destruct counts; [|reflexivity].
    simpl in *. rewrite forallb_forall in Alike.
    specialize (Alike r (proj2 (in_two r) (conj L D))). apply eqb_prop in Alike.
    rewrite !Nat.odd_add, Alike.
    destruct (Nat.odd a), (Nat.odd b), (Nat.odd (hd 0 two)); reflexivity.
  Qed.

  (** What is left of a heap of n by a move that the checker has seen. *)
  Definition seen (f n : nat) (u : N) : Prop := near code f n u \/ (In n whole /\ u = 0%N).

  Lemma sparse_next_right n s front l v : right n s -> front = map g (seq 1 l) ->
    sparse_next front whole one two s = Some v ->
    v = g n /\ com n v = true /\
    forall f, l <= f -> (forall a, 1 <= a < n -> com a (g a) = false -> a <= f) ->
      forall u, (u < v)%N -> com n u = false -> seen f n u.
  Proof.
    intros R Fr. unfold sparse_next.
    destruct (first_common _ _ _ _ _) as [[c open]|] eqn:F; [|discriminate].
    apply first_common_is in F. rewrite (right_odd n s R), (right_values n s R) in *.
    destruct F as [Not [Com [_ [_ Below]]]].
    destruct (fold_left _ two open) eqn:U; [|discriminate]. intros E. injection E as <-.
    assert (Pair : forall u, In u open -> exists r h, In r two /\ h < l /\ h + r + 2 <= n /\
      u = N.lxor (g (1 + h)) (g (n - r - 1 - h))).
    { intros u I. destruct (unseen_all u n front two open I) as [H|[r [h [A [B [C E]]]]]].
      - rewrite U in H. destruct H.
      - rewrite Fr, map_length, seq_length in B. exists r, h.
        repeat split; [exact A|exact B|exact C|].
        rewrite E, Fr, (nth_indep _ 0%N (g 0)) by (rewrite map_length, seq_length; exact B).
        rewrite map_nth, seq_nth by exact B. reflexivity. }
    assert (V : c = g n).
    { apply (is_mex_unique (values_left (octal code) g n)); [|apply heap_value_is_mex]. split.
      - intros I. assert (T : has c (marked s whole one two) = true); [|congruence].
        apply (has_marked s n c R). apply in_values_octal in I. destruct I as [r [Hr H]].
        simpl in H. destruct H as [[D [A [B C]]]|[[D [A [B C]]]|[D [a [A [B C]]]]]].
        + left. subst r. split; [apply in_whole; auto|exact C].
        + right. left. exists r. repeat split; [apply in_one; auto|exact B|exact C].
        + right. right.
          destruct (one_is_rare code (odd_at places) heap_counts (odd_at_lxor places) counts_split
            r a (n - r - a) Hr D) as [Q|Q].
          { unfold common. replace (a + (n - r - a) + r) with n by lia. fold g. rewrite <- C.
            exact Com. }
          * exists r, a. repeat split; [apply in_two; auto|exact A|exact B|exact Q|exact C].
          * exists r, (n - r - a). repeat split; [apply in_two; auto|lia|lia|exact Q|].
            rewrite C, N.lxor_comm. f_equal. f_equal. lia.
      - intros u Hu. apply in_values_octal. destruct (Below u ltac:(lia)) as [H|[_ I]].
        + apply (has_marked s n u R) in H.
          destruct H as [[I ->]|[[r [I [L ->]]]|[r [a [I [A [L [_ ->]]]]]]]].
          * apply in_whole in I. exists n. split; [apply I|]. left. destruct I as [_ [D P]]. auto.
          * apply in_one in I. exists r. split; [apply I|]. right. left.
            destruct I as [_ [D P]]. auto.
          * apply in_two in I. exists r. split; [apply I|]. right. right.
            split; [apply I|]. exists a. auto.
        + destruct (Pair u I) as [r [h [T [Hl [L ->]]]]]. apply in_two in T. exists r.
          split; [apply T|]. right. right. split; [apply T|]. exists (1 + h).
          repeat split; [lia|lia|]. f_equal. f_equal. lia. }
    split; [exact V|]. split; [exact Com|]. intros f Lf Rare u Hu Cu.
    destruct (Below u ltac:(lia)) as [H|[_ I]].
    - apply (has_marked s n u R) in H.
      destruct H as [[I ->]|[[r [I [L ->]]]|[r [a [I [A [L [C ->]]]]]]]].
      + right. auto.
      + left. apply in_one in I. exists r. split; [apply I|]. left.
        destruct I as [_ [D P]]. auto.
      + left. apply in_two in I. exists r. split; [apply I|]. right. split; [apply I|].
        exists a. repeat split; [exact A|apply Rare; [lia|exact C]|exact L].
    - left. destruct (Pair u I) as [r [h [T [Hl [L ->]]]]]. apply in_two in T. exists r.
      split; [apply T|]. right. split; [apply T|]. exists (1 + h).
      repeat split; [lia|lia|lia|]. replace (n - r - (1 + h)) with (n - r - 1 - h) by lia.
      reflexivity.
  Qed.

  Lemma push_right n s : right n s -> right (S n) (push s (g n)).
  Proof.
    intros R. assert (H : heap s = N.of_nat n) by apply (right_heap n s R).
    constructor; unfold push; simpl.
    - rewrite H. lia.
    - rewrite (right_odd n s R). unfold heap_counts. destruct counts; [|reflexivity].
      cbn [andb]. change (S n + hd 0 two) with (S (n + hd 0 two)).
      rewrite Nat.odd_succ, <- Nat.negb_odd. reflexivity.
    - intros a v. rewrite (right_odd n s R).
      assert (Q : xorb (odd_at places (g n)) (heap_counts n) = com n (g n)) by reflexivity.
      rewrite Q, H. destruct (N.of_nat n) as [|b] eqn:Z.
      + rewrite (right_rare n s R). split; intros [A _]; lia.
      + rewrite <- Z. destruct (com n (g n)) eqn:C.
        * rewrite (right_rare n s R). split.
          -- intros [A B]. split; [lia|exact B].
          -- intros [A [B D]]. split; [|auto].
             destruct (Nat.eq_dec (N.to_nat a) n) as [E|Ne]; [|lia].
             rewrite B, E in D. congruence.
        * simpl In. rewrite (right_rare n s R). split.
          -- intros [E|[A B]]; [injection E as <- <-|split; [lia|exact B]].
             rewrite Nat2N.id. repeat split; [lia|lia|exact C].
          -- intros [A [B D]]. destruct (Nat.eq_dec (N.to_nat a) n) as [E|Ne].
             ++ left. rewrite B, <- E, N2Nat.id. reflexivity.
             ++ right. split; [lia|auto].
    - intros b h. rewrite H. destruct (N.of_nat n) as [|c] eqn:Z.
      + rewrite (right_at n s R). split; intros [A B]; lia.
      + destruct (Pos.eq_dec b c) as [->|Ne].
        * rewrite PositiveMap.gss. assert (Pos.to_nat c = n) as E by lia. rewrite E. split.
          -- intros K. injection K as <-. split; [lia|reflexivity].
          -- intros [_ ->]. reflexivity.
        * rewrite PositiveMap.gso by exact Ne. rewrite (right_at n s R).
          assert (Pos.to_nat b <> n) by lia. split; intros [A B]; (split; [lia|exact B]).
    - rewrite (right_values n s R). reflexivity.
  Qed.

  Lemma go_right strict front l m : front = map g (seq 1 l) -> forall n s s', right n s ->
    go strict front whole one two m s = Some s' -> right (n + m) s' /\
    (strict = true -> forall i, n <= i < n + m -> com i (g i) = true /\
      forall f, l <= f -> (forall a, 1 <= a < i -> com a (g a) = false -> a <= f) ->
        forall u, (u < g i)%N -> com i u = false -> seen f i u).
  Proof.
    intros Fr. induction m as [|m IH]; intros n s s' R; cbn [go].
    - intros E. injection E as <-. rewrite Nat.add_0_r. split; [exact R|]. intros _ i Hi. lia.
    - rewrite Nat.add_succ_r. destruct (sparse_next front whole one two s) as [v|] eqn:N.
      + apply (sparse_next_right n s front l v R Fr) in N. destruct N as [-> N].
        intros G. apply (IH (S n)) in G; [|apply push_right, R]. destruct G as [G K].
        split; [exact G|]. intros St i Hi. destruct (Nat.eq_dec i n) as [->|Ne]; [exact N|].
        apply K; [exact St|lia].
      + destruct strict; [discriminate|].
        destruct (octal_next code (values s)) as [v|] eqn:O; [|discriminate].
        rewrite (right_values n s R) in O. apply octal_next_right in O. subst v.
        intros G. apply (IH (S n)) in G; [|apply push_right, R]. destruct G as [G _].
        split; [exact G|]. intros St. discriminate.
  Qed.

  Definition start : so_far := {|
    heap := 0;
    odd_here := heap_counts 0;
    rare := [];
    at_ := PositiveMap.empty N;
    values := []
  |}.

  Lemma start_right : right 0 start.
  Proof.
    constructor; simpl; try reflexivity.
    - intros a v. split; [intros []|intros [A _]; lia].
    - intros b h. rewrite PositiveMap.gempty. split; [discriminate|intros [A _]; lia].
  Qed.

  (** So many heaps more, witnesses looked for to heap f. *)
  Definition advance (strict : bool) (f m : nat) (s : option so_far) : option so_far :=
    match s with
    | None => None
    | Some s => go strict (first_values f s) whole one two m s
    end.

  Lemma advance_right strict f m n s s' : (forall s0, s = Some s0 -> right n s0) ->
    advance strict f m s = Some s' -> right (n + m) s' /\
    (strict = true -> (forall a, 1 <= a < n + m -> com a (g a) = false -> a <= f) ->
      forall i, n <= i < n + m -> com i (g i) = true /\
      forall u, (u < g i)%N -> com i u = false -> seen f i u).
  Proof.
    destruct s as [s|]; [|discriminate]. intros R. specialize (R s eq_refl). unfold advance.
    intros G. apply (go_right strict _ _ m (first_values_are f n s R) n s s' R) in G.
    destruct G as [G K]. split; [exact G|]. intros St Rare i Hi.
    destruct (K St i Hi) as [C W]. split; [exact C|]. intros u. apply W; [lia|].
    intros a Ha. apply Rare. lia.
  Qed.
End Checker.
