(** Coin turning: rows of coins as sums of their heads; Turning Turtles, Twins, Mock Turtles. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Nim.
Import ListNotations.

(** * Rows of coins *)

(** A rule says, for a head at place n, which sets of smaller places may be turned with it:
    that is a
    heap game. A row is a number: its binary places are the heads. *)
Definition turned (places : list nat) : N := nim_sum (map (fun p => 2 ^ N.of_nat p)%N places).

Section Row.
  Variable H : heap_game.

  Definition is_head (row : N) (n : nat) : bool := N.testbit row (N.of_nat n).

  Definition row_options (row : N) : list N :=
    flat_map (fun n => if is_head row n
      then map (fun s => N.lxor row (turned (n :: s))) (moves H n) else [])
      (seq 0 (N.size_nat row)).

  Lemma size_bound row n : is_head row n = true -> n < N.size_nat row.
  Proof.
    unfold is_head. intros B. destruct (N.eq_dec row 0) as [->|Z]; [rewrite N.bits_0 in B;
        discriminate|].
    destruct (le_lt_dec (N.size_nat row) n) as [L|L]; [exfalso|exact L].
    rewrite N.bits_above_log2 in B; [discriminate|].
    assert (E : N.of_nat (N.size_nat row) = N.size row).
    { clear. destruct row as [|p]; [reflexivity|]. cbn [N.size_nat N.size].
      induction p as [p IH|p IH|]; [| |reflexivity]; cbn [Pos.size_nat Pos.size];
        rewrite Nat2N.inj_succ, IH; reflexivity. }
    rewrite N.size_log2 in E by exact Z. lia.
  Qed.

  Lemma in_row_options row x : In x (row_options row) <->
    exists n s, is_head row n = true /\ In s (moves H n) /\ x = N.lxor row (turned (n :: s)).
  Proof.
    unfold row_options. rewrite in_flat_map. split.
    - intros [n [_ I]]. destruct (is_head row n) eqn:B; [|destruct I].
      apply in_map_iff in I. destruct I as [s [<- I]]. exists n, s. auto.
    - intros [n [s [B [I ->]]]]. exists n. split.
      + apply in_seq. pose proof (size_bound row n B). lia.
      + rewrite B. apply in_map_iff. exists s. auto.
  Qed.

  (** Turning a place and smaller ones lowers a number in which that place is a head. *)
  Lemma turned_below n s j : (forall p, In p s -> p < n) -> (N.of_nat n <= j)%N ->
    N.testbit (turned s) j = false.
  Proof.
    intros S J. unfold turned. induction s as [|p s IH]; simpl; [destruct j; reflexivity|].
    rewrite N.lxor_spec, IH by (intros q Hq; apply S; right; exact Hq).
    rewrite N.pow2_bits_false; [reflexivity|]. specialize (S p (or_introl eq_refl)). lia.
  Qed.

  Lemma turned_lowers row n s : is_head row n = true -> In s (moves H n) ->
    (N.lxor row (turned (n :: s)) < row)%N.
  Proof.
    intros B I. assert (S : forall p, In p s -> p < n) by (intros p Hp; apply (smaller H n s);
        auto).
    unfold is_head in B.
    apply (lt_by_place _ _ (N.of_nat n)).
    - unfold turned. simpl. fold (turned s). rewrite !N.lxor_spec, B.
      rewrite N.pow2_bits_true. change (nim_sum _) with (turned s).
      rewrite (turned_below n s) by (assumption || lia). reflexivity.
    - exact B.
    - intros j Hj. unfold turned. simpl. rewrite !N.lxor_spec, N.pow2_bits_false by lia.
      change (nim_sum _) with (turned s). rewrite (turned_below n s) by (assumption || lia).
      destruct (N.testbit row j); reflexivity.
  Qed.

  Lemma rows_end : well_founded (fun y x => In y (row_options x)).
  Proof.
    intros x. induction x as [x IH] using (well_founded_induction N.lt_wf_0).
    constructor. intros y I. apply in_row_options in I. destruct I as [n [s [B [I ->]]]].
    apply IH, turned_lowers; assumption.
  Qed.

  Definition rows : game := {| position := N; options := row_options; ends := rows_end |}.

  (** The nim-sum of a row's heads, each alone, looked for below a place. *)
  Fixpoint heads (f : nat -> N) (row : N) (n : nat) : N :=
    match n with
    | O => 0%N
    | S m => N.lxor (if is_head row m then f m else 0%N) (heads f row m)
    end.

  Lemma heads_lxor f a b n : heads f (N.lxor a b) n = N.lxor (heads f a n) (heads f b n).
  Proof.
    induction n as [|n IH]; [reflexivity|]. simpl. rewrite IH. unfold is_head.
    rewrite N.lxor_spec. destruct (N.testbit a _), (N.testbit b _); simpl; nimbits.
  Qed.

  Lemma heads_one f p n : heads f (2 ^ N.of_nat p)%N n = if p <? n then f p else 0%N.
  Proof.
    induction n as [|n IH]; [reflexivity|]. simpl heads. rewrite IH. unfold is_head.
    destruct (Nat.eq_dec p n) as [->|D].
    - rewrite N.pow2_bits_true, Nat.ltb_irrefl. replace (n <? S n) with true
        by (symmetry; apply Nat.ltb_lt; lia). apply N.lxor_0_r.
    - rewrite N.pow2_bits_false by lia. rewrite N.lxor_0_l.
      destruct (p <? n) eqn:E; [apply Nat.ltb_lt in E|apply Nat.ltb_ge in E].
      + replace (p <? S n) with true by (symmetry; apply Nat.ltb_lt; lia). reflexivity.
      + replace (p <? S n) with false by (symmetry; apply Nat.ltb_ge; lia). reflexivity.
  Qed.

  Lemma heads_turned f s n : (forall p, In p s -> p < n) -> heads f (turned s)
      n = nim_sum (map f s).
  Proof.
    intros S. unfold turned. induction s as [|p s IH]; simpl.
    - clear S. induction n as [|n IH]; [reflexivity|]. simpl. rewrite IH. reflexivity.
    - rewrite heads_lxor, heads_one, IH by (intros q Hq; apply S; right; exact Hq).
      specialize (S p (or_introl eq_refl)). apply Nat.ltb_lt in S. rewrite S. reflexivity.
  Qed.

  Lemma heads_enough f row n m : N.size_nat row <= n -> n <= m -> heads f row m = heads f row n.
  Proof.
    intros L M. induction m as [|m IH]; [replace n with 0 by lia; reflexivity|].
    destruct (Nat.eq_dec n (S m)) as [->|D]; [reflexivity|]. simpl. rewrite IH by lia.
    destruct (is_head row m) eqn:B; [|apply N.lxor_0_l]. pose proof (size_bound row m B). lia.
  Qed.

  (** The row's value. *)
  Definition row_value (f : nat -> N) (row : N) : N := heads f row (N.size_nat row).

  Lemma heads_place f row n k : N.testbit (heads f row n) k = true ->
    exists p, p < n /\ is_head row p = true /\ N.testbit (f p) k = true.
  Proof.
    induction n as [|n IH]; simpl; [discriminate|].
    rewrite N.lxor_spec. intros T. destruct (is_head row n) eqn:B.
    - destruct (N.testbit (f n) k) eqn:F.
      + exists n. auto.
      + rewrite xorb_false_l in T. destruct (IH T) as [p [Hp Q]]. exists p. split; [lia|exact Q].
    - rewrite N.bits_0, xorb_false_l in T. destruct (IH T) as [p [Hp Q]].
      exists p. split; [lia|exact Q].
  Qed.

  (** H. W. Lenstra 1977: a row is worth the nim-sum of its heads, each alone. *)
  Theorem rows_value row : value rows row = row_value (heap_value H) row.
  Proof.
    revert row. apply value_unique. intros row. simpl options. set (f := heap_value H).
    assert (V : forall n s, is_head row n = true -> In s (moves H n) ->
      row_value f (N.lxor row (turned (n :: s))) =
      N.lxor (row_value f row) (N.lxor (f n) (nim_sum (map f s)))).
    { intros n s B I. pose proof (size_bound row n B) as L. unfold row_value.
      set (x := N.lxor row (turned (n :: s))).
      set (m := Nat.max (N.size_nat x) (N.size_nat row)).
      rewrite <- (heads_enough f x (N.size_nat x) m) by (unfold m; lia).
      rewrite <- (heads_enough f row (N.size_nat row) m) by (unfold m; lia).
      unfold x. rewrite heads_lxor, heads_turned; [reflexivity|].
      intros p [<-|Hp]; [unfold m; lia|]. pose proof (smaller H n s p I Hp). unfold m. lia. }
    split.
    - intros I. apply in_map_iff in I. destruct I as [x [E I]]. apply in_row_options in I.
      destruct I as [n [s [B [I ->]]]]. rewrite (V n s B I) in E.
      assert (Z : N.lxor (f n) (nim_sum (map f s)) = 0%N).
      { apply (lxor_cancel_l _ _ (row_value f row)). rewrite N.lxor_0_r. exact E. }
      apply N.lxor_eq in Z. destruct (heap_value_is_mex H n) as [A _]. apply A.
      apply in_map_iff. exists s. split; [symmetry; exact Z|exact I].
    - intros u Hu. set (d := N.lxor u (row_value f row)).
      assert (Hd : d <> 0%N) by (intros E; apply N.lxor_eq in E; lia).
      pose proof (highest_difference _ _ Hu) as T. fold d in T.
      destruct (heads_place f row _ _ T) as [n [_ [B F]]].
      pose proof (lxor_lowers (f n) d Hd F) as L.
      destruct (heap_value_is_mex H n) as [_ C]. apply C in L. apply in_map_iff in L.
      destruct L as [s [E I]]. apply in_map_iff. exists (N.lxor row (turned (n :: s))). split.
      + rewrite (V n s B I). fold f in E. rewrite E. unfold d. nimbits.
      + apply in_row_options. exists n, s. auto.
  Qed.

  Corollary rows_lost row : lost rows normal row <-> row_value (heap_value H) row = 0%N.
  Proof. rewrite lost_is_value_0, rows_value. reflexivity. Qed.
End Row.
