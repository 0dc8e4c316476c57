(** Checkers of periods that run in the kernel: all values are computed there, over binary numbers,
    and compared. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal Periods.
Import ListNotations.

(** * Sets of numbers *)

Inductive tree := Leaf | Node (l : tree) (b : bool) (r : tree).

Fixpoint has_at (p : positive) (t : tree) : bool :=
  match t with
  | Leaf => false
  | Node l b r => match p with xH => b | xO q => has_at q l | xI q => has_at q r end
  end.

Fixpoint put_at (p : positive) (t : tree) : tree :=
  match p, t with
  | xH, Leaf => Node Leaf true Leaf
  | xH, Node l _ r => Node l true r
  | xO q, Leaf => Node (put_at q Leaf) false Leaf
  | xO q, Node l b r => Node (put_at q l) b r
  | xI q, Leaf => Node Leaf false (put_at q Leaf)
  | xI q, Node l b r => Node l b (put_at q r)
  end.

Lemma has_put p q t : has_at q (put_at p t) = true <-> p = q \/ has_at q t = true.
Proof.
  revert q t. induction p as [p IH|p IH|]; intros [q|q|] [|l b r]; simpl; rewrite ?IH; simpl;
    try (intuition congruence); destruct q; simpl; intuition congruence.
Qed.

Definition has (v : N) (t : tree) : bool := has_at (N.succ_pos v) t.
Definition mark (v : N) (t : tree) : tree :=
  let p := N.succ_pos v in if has_at p t then t else put_at p t.

Lemma has_mark u v t : has u (mark v t) = true <-> v = u \/ has u t = true.
Proof.
  unfold has, mark.
  assert (I : N.succ_pos v = N.succ_pos u <-> v = u).
  { split; [|congruence]. intros E. apply (f_equal Npos) in E. rewrite !N.succ_pos_spec in E. lia. }
  destruct (has_at (N.succ_pos v) t) eqn:E.
  - split; [auto|]. intros [<-|H]; assumption.
  - rewrite has_put, I. reflexivity.
Qed.

Lemma has_leaf u : has u Leaf = false.
Proof. unfold has. destruct (N.succ_pos u); reflexivity. Qed.

(** The smallest number that is not in the set; none where it takes more steps to find. *)
Definition missing_within (steps : nat) (t : tree) : option N :=
  let v := first_not (fun u => has u t) steps 0 in if has v t then None else Some v.

Lemma missing_is_mex steps t l v : (forall u, has u t = true <-> In u l) ->
  missing_within steps t = Some v -> is_mex l v.
Proof.
  unfold missing_within. intros E.
  destruct (has (first_not (fun u => has u t) steps 0) t) eqn:H; [discriminate|].
  intros M. injection M as M. rewrite M in H. split.
  - intros I. apply E in I. congruence.
  - intros u Hu. apply E. apply (first_not_below (fun u => has u t) steps 0); [lia|].
    rewrite M. exact Hu.
Qed.

(** No game that a checker is asked of has larger values. *)
Definition most_steps : nat := 64 * 64.
Definition missing : tree -> option N := missing_within most_steps.

(** * The values so far *)

(** The last one first. *)
Fixpoint known (g : nat -> N) (n : nat) : list N :=
  match n with O => [] | S m => g m :: known g m end.

Lemma known_length g n : length (known g n) = n.
Proof. induction n; simpl; congruence. Qed.

Lemma known_rev g n : rev (known g n) = map g (seq 0 n).
Proof.
  induction n as [|n IH]; [reflexivity|].
  rewrite seq_S, map_app, <- IH. reflexivity.
Qed.

Lemma nth_known g n i : i < n -> nth i (rev (known g n)) 0%N = g i.
Proof.
  intros H. rewrite known_rev, (nth_indep _ 0%N (g 0)) by (rewrite map_length, seq_length; lia).
  rewrite map_nth, seq_nth by lia. reflexivity.
Qed.

(** So many values, one after the other; none where one fails. *)
Fixpoint run (next : list N -> option N) (n : nat) (sofar : list N) : option (list N) :=
  match n with
  | O => Some sofar
  | S m => match next sofar with Some v => run next m (v :: sofar) | None => None end
  end.

Lemma run_known g next n m l : (forall i v, next (known g i) = Some v -> v = g i) ->
  run next n (known g m) = Some l -> l = known g (m + n).
Proof.
  intros N. revert m. induction n as [|n IH]; simpl; intros m R.
  - rewrite Nat.add_0_r. congruence.
  - destruct (next (known g m)) as [v|] eqn:E; [|discriminate].
    rewrite (N m v E) in R. rewrite Nat.add_succ_r. apply (IH (S m)), R.
Qed.

(** * Octal games *)

(** Adds the nim-sums of two heaps that hold together as many as `twice` is long. *)
Fixpoint mark_pairs (twice back front : list N) (t : tree) : tree :=
  match twice, back, front with
  | _ :: _ :: twice', b :: back', f :: front' =>
      mark_pairs twice' back' front' (mark (N.lxor f b) t)
  | _, _, _ => t
  end.

Fixpoint mark_digits (code : list nat) (before front : list N) (t : tree) : tree :=
  match code, before with
  | d :: code', h :: rest =>
      let t := match rest with
               | [] => if leaves_none d then mark 0 t else t
               | _ => if leaves_one d then mark h t else t
               end in
      let t := if leaves_two d then mark_pairs rest rest front t else t in
      mark_digits code' rest front t
  | _, _ => t
  end.

Definition octal_next (code : list nat) (sofar : list N) : option N :=
  match code with
  | [] => Some 0%N
  | d :: code' =>
      let front := tl (rev' sofar) in
      let t := if leaves_two d then mark_pairs sofar sofar front Leaf else Leaf in
      missing (mark_digits code' sofar front t)
  end.

Lemma has_pairs g v : forall c j s i t, j <= 2 * c + 1 -> j <= 2 * s ->
  has v (mark_pairs (known g j) (known g s) (map g (seq i c)) t) = true <->
  has v t = true \/ exists h, 2 * h + 2 <= j /\ v = N.lxor (g (i + h)) (g (s - 1 - h)).
Proof.
  induction c as [|c IH]; intros j s i t J L.
  - destruct j as [|[|j]]; [| |lia]; simpl; (split; [auto|]); intros [H|[h [H _]]];
      (exact H || lia).
  - destruct j as [|[|j]]; simpl known; cbn [seq map mark_pairs].
    + split; [auto|]. intros [H|[h [H _]]]; [exact H|lia].
    + split; [auto|]. intros [H|[h [H _]]]; [exact H|lia].
    + destruct s as [|s]; [lia|]. simpl known. cbn [mark_pairs].
      rewrite IH by lia. rewrite has_mark. split.
      * intros [[E|H]|[h [H E]]]; [|auto|].
        -- right. exists 0. split; [lia|]. rewrite <- E. f_equal; f_equal; lia.
        -- right. exists (S h). split; [lia|]. rewrite E. f_equal; f_equal; lia.
      * intros [H|[[|h] [H E]]]; [auto| |].
        -- left. left. rewrite E. f_equal; f_equal; lia.
        -- right. exists h. split; [lia|]. rewrite E. f_equal; f_equal; lia.
Qed.

(** All splits of m stones into two heaps. *)
Lemma has_splits g v n m t : m <= n ->
  has v (mark_pairs (known g m) (known g m) (map g (seq 1 (n - 1))) t) = true <->
  has v t = true \/ exists a, 1 <= a /\ a < m /\ v = N.lxor (g a) (g (m - a)).
Proof.
  intros M. rewrite has_pairs by lia. split; (intros [H|H]; [auto|right]).
  - destruct H as [h [H ->]]. exists (1 + h). repeat split; [lia|lia|].
    f_equal. f_equal. lia.
  - destruct H as [a [A [B ->]]]. destruct (le_lt_dec a (m - a)) as [L|L].
    + exists (a - 1). split; [lia|]. f_equal; f_equal; lia.
    + exists (m - a - 1). split; [lia|]. rewrite N.lxor_comm. f_equal; f_equal; lia.
Qed.

Lemma has_digits g v n : forall code m t, m <= n ->
  has v (mark_digits code (known g m) (map g (seq 1 (n - 1))) t) = true <->
  has v t = true \/ exists i, i < length code /\
    let d := nth i code 0 in let r := n + 1 - m + i in
    (leaves_none d = true /\ 1 <= r /\ r = n /\ v = 0%N) \/
    (leaves_one d = true /\ 1 <= r /\ r < n /\ v = g (n - r)) \/
    (leaves_two d = true /\ exists a, 1 <= a /\ a + r < n /\ v = N.lxor (g a) (g (n - r - a))).
Proof.
  induction code as [|d code IH]; intros m t M.
  - simpl. split; [auto|]. intros [H|[i [H _]]]; [exact H|lia].
  - destruct m as [|m]; simpl known; cbn [mark_digits].
    + split; [auto|]. intros [H|[i [_ H]]]; [exact H|]. cbv zeta in H.
      destruct H as [[_ [_ [H _]]]|[[_ [_ [H _]]]|[_ [a [_ [H _]]]]]]; lia.
    + rewrite IH by lia.
      assert (Here : forall t',
        has v (if leaves_two d
               then mark_pairs (known g m) (known g m) (map g (seq 1 (n - 1))) t' else t')
                   = true <->
        has v t' = true \/
        (leaves_two d = true /\ exists a, 1 <= a /\ a < m /\ v = N.lxor (g a) (g (m - a)))).
      { intros t'. destruct (leaves_two d).
        - rewrite (has_splits g v n m) by lia. intuition.
        - intuition discriminate. }
      rewrite Here. clear Here.
      assert (One : has v (match known g m with
               | [] => if leaves_none d then mark 0 t else t
               | _ :: _ => if leaves_one d then mark (g m) t else t
               end) = true <->
        has v t = true \/ (leaves_none d = true /\ m = 0 /\ v = 0%N) \/
        (leaves_one d = true /\ 0 < m /\ v = g m)).
      { destruct m as [|m']; simpl known.
        - destruct (leaves_none d); rewrite ?has_mark; intuition (congruence || lia || auto).
        - destruct (leaves_one d); rewrite ?has_mark; intuition (congruence || lia || auto). }
      rewrite One. clear One. cbv zeta. split.
      * intros [[[H|[H|H]]|H]|[i [Hi H]]]; [auto|right; exists 0..|].
        -- simpl. split; [lia|]. destruct H as [D [-> ->]]. left. repeat split; [exact D|lia|lia].
        -- simpl. split; [lia|]. destruct H as [D [L ->]]. right. left.
           repeat split; [exact D|lia|lia|]. f_equal. lia.
        -- simpl. split; [lia|]. destruct H as [D [a [A [B ->]]]]. right. right.
           split; [exact D|]. exists a. repeat split; [lia|lia|]. f_equal. f_equal. lia.
        -- right. exists (S i). split; [simpl; lia|]. cbn [nth].
           replace (n + 1 - S m + S i) with (n + 1 - m + i) by lia. exact H.
      * intros [H|[[|i] [Hi H]]]; [auto| |].
        -- left. cbn [nth] in H.
           destruct H as [[D [A [B ->]]]|[[D [A [B ->]]]|[D [a [A [B ->]]]]]].
           ++ left. right. left. repeat split; [exact D|lia].
           ++ left. right. right. repeat split; [exact D|lia|]. f_equal. lia.
           ++ right. split; [exact D|]. exists a. repeat split; [lia|lia|]. f_equal. f_equal. lia.
        -- right. exists i. split; [simpl in Hi; lia|]. cbn [nth] in H.
           replace (n + 1 - m + i) with (n + 1 - S m + S i) by lia. exact H.
Qed.

Lemma octal_next_right code n v :
  octal_next code (known (heap_value (octal code)) n) = Some v -> v = heap_value (octal code) n.
Proof.
  set (g := heap_value (octal code)). intros E.
  apply (is_mex_unique (values_left (octal code) g n)); [|apply heap_value_is_mex].
  unfold octal_next in E. destruct code as [|d code].
  - injection E as <-. split; [|intros u; lia]. intros I. apply in_values_octal in I.
    destruct I as [r [H _]]. simpl in H. lia.
  - assert (F : tl (rev' (known g n)) = map g (seq 1 (n - 1))).
    { unfold rev'. rewrite <- rev_alt, known_rev. destruct n as [|n]; [reflexivity|].
      simpl. rewrite Nat.sub_0_r. reflexivity. }
    rewrite F in E. apply (missing_is_mex _ _ _ _) with (2 := E). intros u.
    rewrite has_digits by lia. rewrite in_values_octal.
    assert (Z : has u (if leaves_two d
        then mark_pairs (known g n) (known g n) (map g (seq 1 (n - 1))) Leaf else Leaf) = true <->
      (leaves_two d = true /\ exists a, 1 <= a /\ a < n /\ u = N.lxor (g a) (g (n - a)))).
    { destruct (leaves_two d).
      - rewrite (has_splits g u n n) by lia. rewrite has_leaf. intuition discriminate.
      - rewrite has_leaf. intuition discriminate. }
    rewrite Z. clear Z. cbv zeta. split.
    + intros [[D [a [A [B ->]]]]|[i [Hi H]]].
      * exists 0. split; [simpl; lia|]. cbn [nth]. right. right. split; [exact D|].
        exists a. repeat split; [lia|lia|]. f_equal. f_equal. lia.
      * exists (S i). split; [simpl; lia|]. cbn [nth].
        replace (n + 1 - n + i) with (S i) in H by lia. exact H.
    + intros [[|i] [Hi H]]; cbn [nth] in H.
      * left. destruct H as [[_ [H _]]|[[_ [H _]]|[D [a [A [B ->]]]]]]; [lia|lia|].
        split; [exact D|]. exists a. repeat split; [lia|lia|]. f_equal. f_equal. lia.
      * right. exists i. split; [simpl in Hi; lia|].
        replace (n + 1 - n + i) with (S i) by lia. exact H.
Qed.

(** * Comparing *)

Fixpoint begins (l with_ : list N) : bool :=
  match l, with_ with
  | _, [] => true
  | a :: l', b :: w' => if N.eqb a b then begins l' w' else false
  | [], _ => false
  end.

Lemma nth_skipn (l : list N) n i : nth i (skipn n l) 0%N = nth (n + i) l 0%N.
Proof.
  revert l. induction n as [|n IH]; intros [|a l]; simpl; try reflexivity; [|apply IH].
  destruct i; reflexivity.
Qed.

Lemma begins_nth l w : begins l w = true -> forall i, i < length w -> nth i l 0%N = nth i w 0%N.
Proof.
  revert w. induction l as [|a l IH]; intros [|b w]; simpl; intros B i Hi; try discriminate;
      try lia.
  destruct (N.eqb_spec a b) as [E|E]; [|discriminate].
  destruct i as [|i]; [exact E|]. apply IH; [exact B|lia].
Qed.

Lemma not_begins_nth l w : length w <= length l -> begins l w = false ->
  exists i, i < length w /\ nth i l 0%N <> nth i w 0%N.
Proof.
  revert w. induction l as [|a l IH]; intros [|b w]; simpl; intros L B; try discriminate; try lia.
  destruct (N.eqb_spec a b) as [Q|Q].
  2: { exists 0. split; [lia|exact Q]. }
  destruct (IH w ltac:(lia) B) as [i [Hi E]]. exists (S i). split; [lia|exact E].
Qed.

(** Do the values from e on stand again p places later, as far as there are any? *)
Definition again (values : list N) (e p : nat) : bool :=
  let from := skipn e values in begins from (skipn p from).

Lemma again_true g n e p : again (rev (known g n)) e p = true ->
  forall i, e <= i -> i + p < n -> g (i + p) = g i.
Proof.
  unfold again. intros B i Hi L.
  pose proof (begins_nth _ _ B (i - e)) as H.
  rewrite !skipn_length, rev_length, known_length, !nth_skipn in H.
  rewrite !nth_known in H by lia. replace (e + (i - e)) with i in H by lia.
  replace (e + (p + (i - e))) with (i + p) in H by lia. symmetry. apply H. lia.
Qed.

Lemma again_false g n e p : again (rev (known g n)) e p = false ->
  exists i, e <= i /\ g (i + p) <> g i.
Proof.
  unfold again. intros B. apply not_begins_nth in B.
  - destruct B as [i [Hi E]]. rewrite !skipn_length, rev_length, known_length in Hi.
    rewrite !nth_skipn, !nth_known in E by lia. exists (e + i). split; [lia|].
    replace (e + i + p) with (e + (p + i)) by lia. congruence.
  - rewrite !skipn_length. lia.
Qed.

(** Does no divisor of p serve, of so many numbers from d on? `rest` is `from` without its first
    d. What is computed here is computed whole, but for the branches of an `if`. *)
Fixpoint no_part (p : N) (from rest : list N) (d : N) (steps : nat) : bool :=
  match steps with
  | O => true
  | S s => if (if N.eqb (N.modulo p d) 0 then begins from rest else false) then false
           else no_part p from (tl rest) (N.succ d) s
  end.

Lemma no_part_right p from steps : forall d,
  no_part p from (skipn d from) (N.of_nat d) steps = true ->
  forall i, d <= i < d + steps -> N.modulo p (N.of_nat i) = 0%N ->
    begins from (skipn i from) = false.
Proof.
  induction steps as [|steps IH]; intros d H i Hi D; [lia|]. cbn [no_part] in H.
  destruct (Nat.eq_dec i d) as [->|Ne].
  - apply N.eqb_eq in D. rewrite D in H. destruct (begins _ _); [discriminate|reflexivity].
  - destruct (if N.eqb _ _ then _ else _); [discriminate|].
    assert (T : forall (l : list N) n, tl (skipn n l) = skipn (S n) l).
    { intros l n. revert l. induction n as [|n IHn]; intros [|a l]; try reflexivity. apply IHn. }
    rewrite T, <- Nat2N.inj_succ in H. apply (IH (S d) H); [lia|exact D].
Qed.

(** Are both numbers the least, once it is known that the values repeat? *)
Definition least (values : list N) (e p : N) : bool :=
  let from := skipn (N.to_nat e) values in
  (N.ltb 0 p) &&
  (match skipn (N.to_nat (N.pred e)) values with
   | a :: _ => N.eqb e 0 || negb (N.eqb (nth (N.to_nat p) (skipn (N.to_nat (N.pred e)) values)
       0%N) a)
   | [] => false
   end) &&
  no_part p from (tl from) 1 (N.to_nat p - 1).

Lemma least_right g n e p : N.to_nat e + N.to_nat p <= n ->
  least (rev (known g n)) e p = true -> repeats g (N.to_nat e) (N.to_nat p) ->
  least_period g (N.to_nat e) (N.to_nat p).
Proof.
  unfold least. intros L H R. apply andb_true_iff in H. destruct H as [H D].
  apply andb_true_iff in H. destruct H as [P F]. apply N.ltb_lt in P.
  apply both_least; [lia|exact R| |].
  - destruct (N.eq_dec e 0) as [->|E]; [auto|right].
    destruct (skipn (N.to_nat (N.pred e)) (rev (known g n))) as [|a l] eqn:Q; [discriminate|].
    apply orb_true_iff in F. destruct F as [F|F]; [apply N.eqb_eq in F; lia|].
    apply negb_true_iff, N.eqb_neq in F. rewrite <- Q, nth_skipn, nth_known in F by lia.
    assert (A : a = g (N.to_nat e - 1)).
    { pose proof (nth_skipn (rev (known g n)) (N.to_nat (N.pred e)) 0) as T. rewrite Q in T.
      simpl in T. rewrite nth_known in T by lia. rewrite T. f_equal. lia. }
    rewrite A in F. replace (N.to_nat e - 1 + N.to_nat p) with (N.to_nat (N.pred e) + N.to_nat p)
        by lia.
    exact F.
  - intros d Hd V. apply (again_false g n (N.to_nat e) d). unfold again.
    set (from := skipn (N.to_nat e) _) in *.
    change (tl from) with (tl (skipn 0 from)) in D.
    replace (tl (skipn 0 from)) with (skipn 1 from) in D by (destruct from; reflexivity).
    apply (no_part_right (p : N) from (N.to_nat p - 1) 1 D d); [lia|].
    destruct V as [m V]. assert (p = N.of_nat m * N.of_nat d)%N as -> by lia.
    apply N.mod_mul. lia.
Qed.

(** The check of an octal code: the values to heap 2e + 2p + k - 1, where e is the preperiod but at
    least 1, repeat as said; and both numbers are the least. *)
Definition check_octal (code : list nat) (e p : N) : bool :=
  let k := (length code - 1)%nat in
  let e1 := Nat.max 1 (N.to_nat e) in
  match run (octal_next code) (2 * e1 + 2 * N.to_nat p + k) [] with
  | None => false
  | Some l => let values := rev' l in
      again values (N.to_nat e) (N.to_nat p) && least values e p
  end.

(** Least preperiod and period of the values of a game's heaps. *)
Definition has_period (H : heap_game) (preperiod period : N) : Prop :=
  least_period (heap_value H) (N.to_nat preperiod) (N.to_nat period).

Theorem octal_period code e p :
  check_octal code e p = true -> has_period (octal code) e p.
Proof.
  unfold check_octal, has_period. set (g := heap_value (octal code)).
  set (n := 2 * Nat.max 1 (N.to_nat e) + 2 * N.to_nat p + (length code - 1)).
  destruct (run (octal_next code) n []) as [l|] eqn:E; [|discriminate].
  apply (run_known g (octal_next code) n 0) in E; [|intros i v; apply octal_next_right].
  rewrite E. simpl (0 + n). unfold rev'. rewrite <- rev_alt. intros H.
  apply andb_true_iff in H. destruct H as [A B].
  pose proof (again_true g n (N.to_nat e) (N.to_nat p) A) as W.
  apply (least_right g n e p); [unfold n; lia|exact B|].
  assert (R : repeats g (Nat.max 1 (N.to_nat e)) (N.to_nat p)).
  { apply (guy_smith code (length code - 1)); [lia|lia|]. intros i Hi. apply W; [lia|]. unfold n.
      lia. }
  intros i Hi. destruct (le_lt_dec (Nat.max 1 (N.to_nat e)) i) as [F|F]; [apply R, F|].
  apply W; [lia|]. unfold n. lia.
Qed.
