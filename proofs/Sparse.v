(** Octal games with few rare heaps: fewer values than Guy and Smith's theorem asks for are enough
    for a period. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal Periods Checker.
Import ListNotations.

(** * The theorem *)

Section Sparse.
  Variable code : list nat.
  (** Each value is odd or even, and so is, where heaps count, each heap. *)
  Variable odd_value : N -> bool.
  Variable odd_heap : nat -> bool.
  Hypothesis value_lxor : forall a b, odd_value (N.lxor a b) = xorb (odd_value a) (odd_value b).
  Hypothesis heap_split : forall r a b, r < length code -> leaves_two (nth r code 0) = true ->
    odd_heap (a + b + r) = xorb (odd_heap a) (odd_heap b).

  (** A value is common for a heap, or rare. *)
  Definition common (n : nat) (v : N) : bool := xorb (odd_value v) (odd_heap n).
  Let g := heap_value (octal code).

  (** Of two heaps that a move leaves, worth together what is common, one is rare. *)
  Lemma one_is_rare r a b : r < length code -> leaves_two (nth r code 0) = true ->
    common (a + b + r) (N.lxor (g a) (g b)) = true ->
    common a (g a) = false \/ common b (g b) = false.
  Proof.
    intros L D. unfold common. rewrite value_lxor, (heap_split r) by assumption.
    destruct (odd_value (g a)), (odd_value (g b)), (odd_heap a), (odd_heap b); simpl; auto.
  Qed.

  (** A move from a heap of n to the value u leaves one heap, or one of at most f and another. *)
  Definition near (f n : nat) (u : N) : Prop := exists r, r < length code /\
    ((leaves_one (nth r code 0) = true /\ 1 <= r /\ r < n /\ u = g (n - r)) \/
     (leaves_two (nth r code 0) = true /\
      exists a, 1 <= a /\ a <= f /\ a + r < n /\ u = N.lxor (g a) (g (n - r - a)))).

  Theorem sparse_period k f e p :
    length code <= S k -> 1 <= e -> 1 <= p -> (forall n, odd_heap (n + p) = odd_heap n) ->
    (forall n, e <= n < f + k + e -> g (n + p) = g n) ->
    (forall n, f < n < f + k + e + p -> common n (g n) = true) ->
    (forall n u, f + k + e <= n < f + k + e + p -> (u < g n)%N -> common n u = false ->
      near f n u) ->
    repeats g e p.
  Proof.
    intros K E P Odd Again Common Near.
    assert (All : forall n, (e + p <= n -> g n = g (n - p)) /\ (f < n -> common n (g n) = true) /\
      (f + k + e <= n -> forall u, (u < g n)%N -> common n u = false -> near f n u)).
    { intros n. induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
      destruct (le_lt_dec (f + k + e + p) n) as [Far|Close].
      2: { repeat split.
           - intros Hn. replace n with ((n - p) + p) at 1 by lia. apply Again. lia.
           - intros Hn. apply Common. lia.
           - intros Hn u. apply Near. lia. }
      set (m := n - p). assert (Mn : n = m + p) by (unfold m; lia).
      destruct (IH m) as [_ [Cm Nm]]; [lia|]. specialize (Cm ltac:(lia)).
      specialize (Nm ltac:(lia)).
      assert (Shift : forall b, e <= b -> b < m -> g (b + p) = g b).
      { intros b Hb L. destruct (IH (b + p)) as [G _]; [lia|]. rewrite G by lia. f_equal. lia. }
      assert (Rare : forall b, b < n -> common b (g b) = false -> b <= f).
      { intros b Hb R. destruct (le_lt_dec b f) as [L|L]; [exact L|].
        destruct (IH b Hb) as [_ [C _]]. rewrite C in R by exact L. discriminate. }
      assert (Same : forall u, common n u = common m u)
        by (intros u; unfold common; rewrite Mn, Odd; reflexivity).
      assert (Later : forall u, near f m u -> near f n u).
      { intros u [r [Hr H]]. exists r. split; [exact Hr|].
        destruct H as [[D [A [B C]]]|[D [a [A [B [B' C]]]]]].
        - left. repeat split; [exact D|exact A|lia|]. rewrite C, Mn.
          replace (m + p - r) with ((m - r) + p) by lia. symmetry. apply Shift; lia.
        - right. split; [exact D|]. exists a. repeat split; [exact A|exact B|lia|].
          rewrite C, Mn. f_equal. replace (m + p - r - a) with ((m - r - a) + p) by lia.
          symmetry. apply Shift; lia. }
      pose proof (heap_value_is_mex (octal code) m) as [Out Into]. fold g in Out, Into.
      assert (V : g n = g m).
      { apply (is_mex_unique (values_left (octal code) g n)); [apply heap_value_is_mex|]. split.
        - intros I. apply Out. apply in_values_octal in I. apply in_values_octal.
          destruct I as [r [Hr H]]. exists r. split; [exact Hr|]. simpl in *.
          destruct H as [[D [A [B C]]]|[[D [A [B C]]]|[D [a [A [B C]]]]]]; [lia| |].
          + right. left. repeat split; [exact D|exact A|lia|]. rewrite C, Mn.
            replace (m + p - r) with ((m - r) + p) by lia. apply Shift; lia.
          + right. right. split; [exact D|].
            destruct (one_is_rare r a (n - r - a) Hr D) as [R|R].
            { rewrite <- C. replace (a + (n - r - a) + r) with n by lia. rewrite Same. exact Cm. }
            * apply Rare in R; [|lia]. exists a. repeat split; [exact A|lia|]. rewrite C. f_equal.
              replace (n - r - a) with ((m - r - a) + p) by lia. apply Shift; lia.
            * apply Rare in R; [|lia]. exists (n - r - a). repeat split; [lia|lia|].
              rewrite C, N.lxor_comm. f_equal.
              replace (m - r - (n - r - a)) with (a - p) by lia.
              replace a with ((a - p) + p) at 1 by lia. apply Shift; lia.
        - intros u Hu. destruct (common m u) eqn:Cu.
          + apply Into in Hu. apply in_values_octal in Hu. apply in_values_octal.
            destruct Hu as [r [Hr H]]. exists r. split; [exact Hr|]. simpl in *.
            destruct H as [[D [A [B C]]]|[[D [A [B C]]]|[D [a [A [B C]]]]]]; [lia| |].
            * right. left. repeat split; [exact D|exact A|lia|]. rewrite C, Mn.
              replace (m + p - r) with ((m - r) + p) by lia. symmetry. apply Shift; lia.
            * right. right. split; [exact D|].
              destruct (one_is_rare r a (m - r - a) Hr D) as [R|R].
              { rewrite <- C. replace (a + (m - r - a) + r) with m by lia. exact Cu. }
              -- apply Rare in R; [|lia]. exists a. repeat split; [exact A|lia|]. rewrite C.
                 f_equal. replace (n - r - a) with ((m - r - a) + p) by lia.
                 symmetry. apply Shift; lia.
              -- apply Rare in R; [|lia]. exists (m - r - a). repeat split; [lia|lia|].
                 rewrite C, N.lxor_comm. f_equal.
                 replace (n - r - (m - r - a)) with (a + p) by lia. symmetry. apply Shift; lia.
          + apply in_values_octal. destruct (Later u (Nm u Hu Cu)) as [r [Hr H]]. exists r.
            split; [exact Hr|]. simpl.
            destruct H as [[D [A [B C]]]|[D [a [A [_ [B C]]]]]]; right; [left; auto|right].
            split; [exact D|]. exists a. auto. }
      repeat split.
      - intros _. exact V.
      - intros _. rewrite V, Same. exact Cm.
      - intros _ u Hu Cu. apply Later. rewrite V in Hu. rewrite Same in Cu. apply (Nm u Hu Cu). }
    intros n Hn. destruct (All (n + p)) as [G _]. rewrite G by lia. f_equal. lia.
  Qed.
End Sparse.
