(** Nim, in normal and in misère play. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps.
Import ListNotations.

(** Any number of stones may be taken. *)
Definition nim : heap_game := subtraction (fun _ => true).

(** C. L. Bouton 1901: a heap of n is worth n. *)
Theorem bouton n : heap_value nim n = N.of_nat n.
Proof.
  revert n. apply taking_values_are.
  - intros n k Hk _. lia.
  - intros n u Hu. exists (n - N.to_nat u). repeat split; lia.
Qed.

Definition stones (l : list nat) : N := nim_sum (map N.of_nat l).

Theorem bouton_lost l : lost (heaps nim) normal l <-> stones l = 0%N.
Proof. rewrite heaps_lost. unfold stones. rewrite (map_ext _ _ bouton). reflexivity. Qed.

Lemma nim_options l x : In x (heaps_options nim l) <->
  exists a n b m, l = a ++ n :: b /\ m < n /\ x = a ++ m :: b.
Proof.
  revert x. induction l as [|h l IH]; intros x; simpl.
  - split; [intros []|]. intros [[|a0 a] [n [b [m [E _]]]]]; discriminate.
  - rewrite in_app_iff, !in_map_iff. split.
    + intros [[left [<- Hl]]|[y [<- Hy]]].
      * apply in_taking in Hl. destruct Hl as [k [Hk [_ ->]]].
        exists [], h, l, (h - k). repeat split. lia.
      * apply IH in Hy. destruct Hy as [a [n [b [m [-> [Hm ->]]]]]].
        exists (h :: a), n, b, m. auto.
    + intros [[|a0 a] [n [b [m [E [Hm ->]]]]]]; simpl in E; injection E as -> ->.
      * left. exists [m]. split; [reflexivity|]. apply in_taking. exists (n - m).
        repeat split; [lia|lia|]. f_equal. lia.
      * right. exists (a ++ m :: b). split; [reflexivity|]. apply IH. exists a, n, b, m. auto.
Qed.

Lemma stones_at a n b : stones (a ++ n :: b) = N.lxor (N.of_nat n) (stones (a ++ b)).
Proof.
  unfold stones. rewrite !map_app, !nim_sum_app. simpl.
  rewrite <- !N.lxor_assoc. f_equal. apply N.lxor_comm.
Qed.

(** Is there a heap of two stones or more? *)
Definition big (l : list nat) : bool := existsb (fun n => 2 <=? n) l.

Lemma big_at a n b : big (a ++ n :: b) = (2 <=? n) || big (a ++ b).
Proof.
  unfold big. rewrite !existsb_app. cbn [existsb].
  destruct (existsb _ a), (2 <=? n), (existsb _ b); reflexivity.
Qed.

Lemma small_stones l : big l = false -> (stones l < 2)%N.
Proof.
  unfold stones. induction l as [|n l IH]; simpl; intros B; [lia|].
  apply orb_false_iff in B. destruct B as [Bn Bl]. specialize (IH Bl).
  assert (n = 0 \/ n = 1) as [->| ->].
  { destruct n as [|[|n]]; [auto|auto|discriminate]. }
  - rewrite N.lxor_0_l. exact IH.
  - destruct (nim_sum (map N.of_nat l)) as [|[p|p|]]; simpl; lia.
Qed.

Lemma place_of_stones l k : N.testbit (stones l) k = true ->
  exists a n b, l = a ++ n :: b /\ N.testbit (N.of_nat n) k = true.
Proof.
  unfold stones. induction l as [|n l IH]; simpl; intros B; [discriminate|].
  rewrite N.lxor_spec in B. destruct (N.testbit (N.of_nat n) k) eqn:E.
  - exists [], n, l. auto.
  - rewrite xorb_false_l in B. destruct (IH B) as [a [m [b [-> Hm]]]]. exists (n :: a), m, b. auto.
Qed.

(** Lost in misère play: nim-sum 0 where some heap has two stones or more, else nim-sum 1. *)
Definition misere_nim_rule (l : list nat) : Prop := stones l = if big l then 0%N else 1%N.

Theorem misere_nim l : lost (heaps nim) misere l <-> misere_nim_rule l.
Proof.
  apply (lost_positions_are (heaps nim) misere misere_nim_rule); clear l; unfold misere_nim_rule;
    simpl.
  - intros l P _ E. assert (Z : forall n, In n l -> n = 0).
    { intros n Hn. apply in_split in Hn. destruct Hn as [a [b ->]].
      destruct n as [|n]; [reflexivity|]. exfalso.
      assert (I : In (a ++ n :: b) (heaps_options nim (a ++ S n :: b))).
      { apply nim_options. exists a, (S n), b, n. auto. }
      rewrite E in I. exact I. }
    assert (S0 : stones l = 0%N /\ big l = false).
    { clear P E. unfold stones. induction l as [|n l IH]; [auto|].
      rewrite (Z n (or_introl eq_refl)). apply IH. intros m Hm. apply Z. right. exact Hm. }
    destruct S0 as [S0 B0]. rewrite S0, B0 in P. discriminate.
  - intros l x P I. apply nim_options in I. destruct I as [a [n [b [m [-> [Hm ->]]]]]].
    rewrite big_at, stones_at in *. intros Q. set (s := stones (a ++ b)) in *.
    assert (D : N.lxor (N.of_nat n) s <> N.lxor (N.of_nat m) s).
    { intros E. apply lxor_cancel_r in E. lia. }
    destruct (big (a ++ b)) eqn:B.
    + rewrite !orb_true_r in *. congruence.
    + rewrite !orb_false_r in *. pose proof (small_stones (a ++ b) B) as S2. fold s in S2.
      destruct (2 <=? n) eqn:Bn, (2 <=? m) eqn:Bm; try congruence.
      * apply Nat.leb_le in Bn. apply N.lxor_eq in P. lia.
      * apply Nat.leb_gt in Bn. apply Nat.leb_le in Bm. lia.
  - intros l P. destruct (big l) eqn:B.
    + right. set (d := stones l) in *. pose proof (N.bit_log2 d P) as T.
      destruct (place_of_stones l (N.log2 d) T) as [a [n [b [E Hn]]]].
      pose proof (lxor_lowers (N.of_nat n) d P Hn) as L.
      set (m := N.to_nat (N.lxor (N.of_nat n) d)).
      assert (Hm : N.of_nat m = N.lxor (N.of_nat n) d) by (unfold m; lia).
      assert (Hd : d = N.lxor (N.of_nat n) (stones (a ++ b))).
      { unfold d. rewrite E. apply stones_at. }
      destruct (big (a ++ m :: b)) eqn:Bx.
      * exists (a ++ m :: b). split; [apply nim_options; exists a, n, b, m; repeat split;
          [exact E|lia]|].
        rewrite Bx, stones_at, Hm, Hd. nimbits.
      * rewrite big_at in Bx. apply orb_false_iff in Bx. destruct Bx as [_ Bab].
        rewrite E, big_at, Bab, orb_false_r in B. apply Nat.leb_le in B.
        pose proof (small_stones _ Bab) as S2. set (s := stones (a ++ b)) in *.
        exists (a ++ N.to_nat (N.lxor s 1) :: b).
        assert (M : (N.lxor s 1 < 2)%N) by (destruct s as [|[p|p|]]; simpl in *; lia).
        split; [apply nim_options; exists a, n, b, (N.to_nat (N.lxor s 1)); repeat split;
            [exact E|lia]|].
        rewrite big_at, Bab, stones_at, N2Nat.id. fold s.
        destruct (2 <=? N.to_nat (N.lxor s 1)) eqn:Q; [apply Nat.leb_le in Q; lia|].
        simpl. nimbits.
    + pose proof (small_stones l B) as S2.
      destruct (heaps_options nim l) as [|x t] eqn:O; [left; auto|right].
      assert (I : In x (heaps_options nim l)) by (rewrite O; left; reflexivity).
      exists x. split; [left; reflexivity|].
      apply nim_options in I. destruct I as [a [n [b [m [-> [Hm ->]]]]]].
      rewrite big_at in *. apply orb_false_iff in B. destruct B as [Bn Bab].
      apply Nat.leb_gt in Bn. assert (n = 1 /\ m = 0) as [-> ->] by lia.
      rewrite Bab, stones_at in *. simpl (2 <=? 0). simpl orb. simpl N.of_nat in *.
      rewrite N.lxor_0_l. destruct (stones (a ++ b)) as [|[p|p|]]; simpl in *; lia.
  - intros l. destruct (N.eq_dec (stones l) (if big l then 0%N else 1%N)); auto.
Qed.
