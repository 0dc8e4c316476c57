(** Laws of games of taking: closed values for sets of every size. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Octal Periods Checker Sets.
Import ListNotations.

(** The values repeat, each time higher by s. *)
Definition grows (H : heap_game) (e p s : nat) : Prop :=
  forall n, e <= n -> heap_value H (n + p) = (heap_value H n + N.of_nat s)%N.

(** * Remainders *)

Lemma same_remainder n k m : m <> 0 -> k <= n -> (n - k) mod m = n mod m ->
  exists c, k = m * c.
Proof.
  intros M K E. pose proof (Nat.div_mod n m M). pose proof (Nat.div_mod (n - k) m M).
  exists (n / m - (n - k) / m). rewrite Nat.mul_sub_distr_l. lia.
Qed.

(** Each of 1 ... m - 1 may be taken and no multiple of m: a heap is worth its remainder. *)
Theorem take_residue set m n :
  1 <= m -> (forall k, 1 <= k < m -> set k = true) -> (forall c, 1 <= c -> set (m * c) = false) ->
  heap_value (subtraction set) n = N.of_nat (n mod m).
Proof.
  intros M A B. revert n. apply taking_values_are.
  - intros n k Hk S E. destruct (same_remainder n k m) as [c ->]; [lia|lia|lia|].
    rewrite B in S; [discriminate|nia].
  - intros n u Hu. pose proof (Nat.div_mod n m ltac:(lia)).
      pose proof (Nat.mod_upper_bound n m ltac:(lia)).
    exists (n mod m - N.to_nat u). repeat split; [lia|lia|apply A; lia|].
    rewrite <- (Nat.mod_unique (n - (n mod m - N.to_nat u)) m (n / m) (N.to_nat u)); lia.
Qed.

(** Taking 1 to m. *)
Theorem bash m n : 1 <= m ->
  heap_value (subtraction (fun k => k <=? m)) n = N.of_nat (n mod (m + 1)).
Proof.
  intros M. apply take_residue; [lia| |].
  - intros k Hk. apply Nat.leb_le. lia.
  - intros c Hc. apply Nat.leb_gt. nia.
Qed.

Theorem take_odd n : heap_value (subtraction Nat.odd) n = N.of_nat (n mod 2).
Proof.
  apply take_residue; [lia| |].
  - intros k Hk. replace k with 1 by lia. reflexivity.
  - intros c _. rewrite <- Nat.negb_even, Nat.even_mul. reflexivity.
Qed.

Definition power_of_2 (k : nat) : bool := Nat.eqb (2 ^ Nat.log2 k) k.

Theorem take_pow2 n : heap_value (subtraction power_of_2) n = N.of_nat (n mod 3).
Proof.
  apply take_residue; [lia| |].
  - intros k Hk. assert (k = 1 \/ k = 2) as [-> | ->] by lia; reflexivity.
  - intros c _. unfold power_of_2. apply Nat.eqb_neq. intros E.
    assert (P : forall i, (2 ^ i) mod 3 <> 0).
    { intros i. induction i as [|i IH]; [discriminate|]. rewrite Nat.pow_succ_r'.
      rewrite Nat.mul_mod by lia. pose proof (Nat.mod_upper_bound (2 ^ i) 3 ltac:(lia)).
      destruct ((2 ^ i) mod 3) as [|[|[|r]]]; simpl; try lia; discriminate. }
    apply (P (Nat.log2 (3 * c))). rewrite E, Nat.mul_comm. apply Nat.mod_mul. lia.
Qed.

(** 1 and the primes: no prime is a multiple of 4. *)
Theorem take_one_or_prime set n :
  (forall k, set k = true <-> k = 1 \/ (2 <= k /\ forall d, Nat.divide d k -> d = 1 \/ d = k)) ->
  heap_value (subtraction set) n = N.of_nat (n mod 4).
Proof.
  intros P. apply take_residue; [lia| |].
  - intros k Hk. apply P. assert (k = 1 \/ k = 2 \/ k = 3) as [-> |[-> | ->]] by lia;
      [auto|right..].
    + split; [lia|]. intros d D. pose proof (Nat.divide_pos_le d 2 ltac:(lia) D).
      destruct d as [|[|[|d]]]; try lia. destruct D as [q D]. lia.
    + split; [lia|]. intros d D. pose proof (Nat.divide_pos_le d 3 ltac:(lia) D).
      destruct d as [|[|[|[|d]]]]; try lia; destruct D as [q D]; lia.
  - intros c Hc. destruct (set (4 * c)) eqn:S; [|reflexivity].
    apply P in S. destruct S as [S|[_ S]]; [lia|].
    destruct (S 2) as [E|E]; [exists (2 * c); lia|lia|lia].
Qed.

(** * Quotients *)

(** Taking a to b: with r the remainder of n modulo a + b, r / a. *)
Theorem take_interval a b n : 1 <= a <= b ->
  heap_value (subtraction (fun k => (a <=? k) && (k <=? b))) n = N.of_nat (n mod (a + b) / a).
Proof.
  intros H. revert n.
  assert (D : forall q r, r < a + b -> (((a + b) * q + r) mod (a + b)) = r).
  { intros q r Hr. symmetry. apply (Nat.mod_unique _ _ q); lia. }
  apply taking_values_are; intros n.
  - intros k Hk S E. apply andb_true_iff in S. destruct S as [S1 S2].
    apply Nat.leb_le in S1, S2.
    pose proof (Nat.div_mod n (a + b) ltac:(lia)) as En. set (q := n / (a + b)) in *.
    pose proof (Nat.mod_upper_bound n (a + b) ltac:(lia)). set (r := n mod (a + b)) in *.
    apply Nat2N.inj in E. destruct (le_lt_dec k r) as [L|L].
    + replace (n - k) with ((a + b) * q + (r - k)) in E by lia. rewrite D in E by lia.
      pose proof (Nat.div_le_mono (r - k + a) r a ltac:(lia) ltac:(lia)) as Q.
      replace (r - k + a) with (r - k + 1 * a) in Q by lia. rewrite Nat.div_add in Q by lia. lia.
    + assert (1 <= q) by (destruct q; lia).
      replace (n - k) with ((a + b) * (q - 1) + (a + b + r - k)) in E by nia.
      rewrite D in E by lia.
      pose proof (Nat.div_le_mono (r + 1 * a) (a + b + r - k) a ltac:(lia) ltac:(lia)) as Q.
      rewrite Nat.div_add in Q by lia. lia.
  - intros u Hu. set (v := N.to_nat u).
    pose proof (Nat.div_mod n (a + b) ltac:(lia)) as En. set (q := n / (a + b)) in *.
    pose proof (Nat.mod_upper_bound n (a + b) ltac:(lia)). set (r := n mod (a + b)) in *.
    assert (Hv : v < r / a) by (unfold v; lia).
    assert (R : v * a + a <= r).
    { pose proof (Nat.mul_div_le r a ltac:(lia)). nia. }
    destruct (le_lt_dec (r - v * a) b) as [L|L].
    + exists (r - v * a). repeat split; [lia|lia| |].
      * apply andb_true_iff. split; apply Nat.leb_le; lia.
      * replace (n - (r - v * a)) with ((a + b) * q + v * a) by lia. rewrite D by lia.
        rewrite Nat.div_mul by lia. unfold v. lia.
    + assert (v = 0) by nia. exists b. repeat split; [lia|lia| |].
      * apply andb_true_iff. split; apply Nat.leb_le; lia.
      * replace (n - b) with ((a + b) * q + (r - b)) by lia. rewrite D by lia.
        rewrite Nat.div_small by lia. lia.
Qed.

(** Taking a or more: n / a. *)
Theorem take_from a n : 1 <= a ->
  heap_value (subtraction (fun k => a <=? k)) n = N.of_nat (n / a).
Proof.
  intros A. revert n. apply taking_values_are; intros n.
  - intros k Hk S E. apply Nat.leb_le in S. apply Nat2N.inj in E.
    pose proof (Nat.div_le_mono (n - k + 1 * a) n a ltac:(lia) ltac:(lia)) as Q.
    rewrite Nat.div_add in Q by lia. lia.
  - intros u Hu. set (v := N.to_nat u). pose proof (Nat.mul_div_le n a ltac:(lia)).
    assert (v < n / a) by (unfold v; lia). exists (n - v * a).
    assert (v * a + a <= n) by nia.
    repeat split; [lia|lia|apply Nat.leb_le; lia|].
    replace (n - (n - v * a)) with (v * a) by lia. rewrite Nat.div_mul by lia. unfold v. lia.
Qed.

Theorem take_even n : heap_value (subtraction Nat.even) n = N.of_nat (n / 2).
Proof.
  revert n. apply taking_values_are; intros n.
  - intros k Hk S E. apply Nat.even_spec in S. destruct S as [c ->]. apply Nat2N.inj in E.
    pose proof (Nat.div_le_mono (n - 2 * c + 1 * 2) n 2 ltac:(lia) ltac:(lia)) as Q.
    rewrite Nat.div_add in Q by lia. lia.
  - intros u Hu. set (v := N.to_nat u). pose proof (Nat.div_mod n 2 ltac:(lia)).
    pose proof (Nat.mod_upper_bound n 2 ltac:(lia)). assert (v < n / 2) by (unfold v; lia).
    exists (2 * (n / 2 - v)). repeat split; [lia|lia|apply Nat.even_spec; exists (n / 2 - v); lia|].
    rewrite <- (Nat.div_unique (n - 2 * (n / 2 - v)) 2 v (n mod 2)) by lia. unfold v. lia.
Qed.

Corollary take_from_grows a : 1 <= a -> grows (subtraction (fun k => a <=? k)) 0 a 1.
Proof.
  intros A n _. rewrite !take_from by exact A.
  replace (n + a) with (n + 1 * a) by lia. rewrite Nat.div_add by lia. lia.
Qed.

(** * At least half *)

(** At least half of a heap is taken: the number of binary digits. *)
Theorem take_half n : heap_value (taking (fun n k => n <=? 2 * k)) n = N.size (N.of_nat n).
Proof.
  revert n.
  assert (S : forall m, m <> 0 -> N.size (N.of_nat m) = N.succ (N.log2 (N.of_nat m))).
  { intros m Hm. apply N.size_log2. lia. }
  apply taking_values_are; intros n.
  - intros k Hk A E. apply Nat.leb_le in A. rewrite (S n) in E by lia.
    destruct (Nat.eq_dec (n - k) 0) as [Z|Z]; [rewrite Z in E; simpl in E; lia|].
    rewrite S in E by exact Z. apply N.succ_inj in E.
    pose proof (N.log2_le_mono (2 * N.of_nat (n - k)) (N.of_nat n) ltac:(lia)) as Q.
    rewrite N.log2_double in Q by lia. lia.
  - intros u Hu. destruct (Nat.eq_dec n 0) as [->|Hn]; [simpl in Hu; lia|].
    rewrite S in Hu by exact Hn.
    destruct (N.eq_dec u 0) as [->|U].
    + exists n. repeat split; [lia|lia|apply Nat.leb_le; lia|].
      replace (n - n) with 0 by lia. reflexivity.
    + set (w := (2 ^ N.pred u)%N).
      assert (W : (2 * w <= N.of_nat n)%N).
      { unfold w. rewrite <- N.pow_succ_r', N.succ_pred by exact U.
        apply N.le_trans with (2 ^ N.log2 (N.of_nat n))%N.
        - apply N.pow_le_mono_r; lia.
        - apply N.log2_spec. lia. }
      assert (W0 : (0 < w)%N) by (unfold w; apply N.neq_0_lt_0, N.pow_nonzero; lia).
      exists (n - N.to_nat w). repeat split; [lia|lia|apply Nat.leb_le; lia|].
      replace (n - (n - N.to_nat w)) with (N.to_nat w) by lia. rewrite N2Nat.id.
      rewrite N.size_log2 by lia. unfold w. rewrite N.log2_pow2 by lia. lia.
Qed.

(** * Up to a bound *)

(** From a heap of n 1 to f(n) may be taken, where f(0) = 0 and f grows by 0 or 1 (L. Levine 2006).
    Where f has grown the value is f(n), elsewhere that of n - f(n) - 1. *)
Section Bound.
  Variable f : nat -> nat.
  Hypothesis f_0 : f 0 = 0.
  Hypothesis f_step : forall n, f (S n) = f n \/ f (S n) = S (f n).
  Let G := taking (fun n k => k <=? f n).
  Let g := heap_value G.

  Lemma bound_below n : f n <= n.
  Proof. induction n as [|n IH]; [lia|]. destruct (f_step n); lia. Qed.

  Lemma bound_mex n v :
    (forall k, 1 <= k <= f n -> g (n - k) <> v) ->
    (forall u, (u < v)%N -> exists k, 1 <= k <= f n /\ g (n - k) = u) -> g n = v.
  Proof.
    intros A B. apply (is_mex_unique (values_left G g n)); [apply heap_value_is_mex|].
    pose proof (bound_below n). split.
    - intros I. apply in_values_taking in I. destruct I as [k [Hk [S E]]]. apply Nat.leb_le in S.
      apply (A k); [lia|symmetry; exact E].
    - intros u Hu. apply in_values_taking. destruct (B u Hu) as [k [Hk E]]. exists k.
      repeat split; [lia|lia|apply Nat.leb_le; lia|symmetry; exact E].
  Qed.

  (** The last f(n) + 1 values are 0 ... f(n), each once. *)
  Let window n :=
    (forall i, i <= f n -> (g (n - i) <= N.of_nat (f n))%N) /\
    (forall u, (u <= N.of_nat (f n))%N -> exists i, i <= f n /\ g (n - i) = u) /\
    (forall i j, i <= f n -> j <= f n -> g (n - i) = g (n - j) -> i = j).

  Lemma bound_grown n : window n -> f (S n) = S (f n) -> g (S n) = N.of_nat (f (S n)).
  Proof.
    intros [A [B C]] F. apply bound_mex.
    - intros k Hk. rewrite F in *. specialize (A (k - 1)).
      replace (n - (k - 1)) with (S n - k) in A by lia. lia.
    - intros u Hu. destruct (B u) as [i [Hi E]]; [lia|]. exists (S i). rewrite F.
      split; [lia|]. replace (S n - S i) with (n - i) by lia. exact E.
  Qed.

  Lemma bound_same n : window n -> f (S n) = f n -> g (S n) = g (n - f n).
  Proof.
    intros [A [B C]] F. apply bound_mex.
    - intros k Hk E. rewrite F in Hk. specialize (C (k - 1) (f n)).
      replace (n - (k - 1)) with (S n - k) in C by lia. specialize (C ltac:(lia) ltac:(lia) E). lia.
    - intros u Hu. pose proof (A (f n) (le_n _)). destruct (B u) as [i [Hi E]]; [lia|].
      exists (S i). rewrite F. assert (i <> f n) by (intros ->; lia).
      split; [lia|]. replace (S n - S i) with (n - i) by lia. exact E.
  Qed.

  Lemma bound_window n : window n.
  Proof.
    induction n as [|n IH].
    - unfold window. rewrite f_0.
      assert (Z : g 0 = 0%N) by (apply bound_mex; [rewrite f_0; lia|lia]).
      split; [|split].
      + intros i Hi. simpl. rewrite Z. lia.
      + intros u Hu. exists 0. split; [lia|]. simpl. rewrite Z. lia.
      + intros i j Hi Hj _. lia.
    - destruct (f_step n) as [F|F].
      + pose proof (bound_same n IH F) as V. destruct IH as [A [B C]]. unfold window. rewrite F.
        split; [|split].
        * intros [|i] Hi; [simpl; rewrite V; apply A; lia|]. apply A. lia.
        * intros u Hu. destruct (B u Hu) as [i [Hi E]].
          destruct (Nat.eq_dec i (f n)) as [->|N].
          -- exists 0. split; [lia|]. simpl. congruence.
          -- exists (S i). split; [lia|exact E].
        * intros [|i] [|j] Hi Hj E; [reflexivity| | |].
          -- simpl in E. rewrite V in E. specialize (C (f n) j ltac:(lia) ltac:(lia) E). lia.
          -- simpl in E. rewrite V in E. specialize (C i (f n) ltac:(lia) ltac:(lia) E). lia.
          -- simpl in E. specialize (C i j ltac:(lia) ltac:(lia) E). lia.
      + pose proof (bound_grown n IH F) as V. destruct IH as [A [B C]]. unfold window.
        split; [|split].
        * intros [|i] Hi; [simpl; rewrite V; lia|]. specialize (A i ltac:(lia)). simpl. lia.
        * intros u Hu. destruct (N.eq_dec u (N.of_nat (f (S n)))) as [->|N].
          -- exists 0. split; [lia|exact V].
          -- destruct (B u) as [i [Hi E]]; [lia|]. exists (S i). split; [lia|exact E].
        * intros [|i] [|j] Hi Hj E; [reflexivity| | |].
          -- simpl in E. rewrite V in E. specialize (A j ltac:(lia)). lia.
          -- simpl in E. rewrite V in E. specialize (A i ltac:(lia)). lia.
          -- simpl in E. specialize (C i j ltac:(lia) ltac:(lia) E). lia.
  Qed.

  Theorem taking_bound n : heap_value G (S n) =
    if f n <? f (S n) then N.of_nat (f (S n)) else heap_value G (S n - f (S n) - 1).
  Proof.
    destruct (f n <? f (S n)) eqn:E.
    - apply Nat.ltb_lt in E. apply bound_grown; [apply bound_window|]. destruct (f_step n); lia.
    - apply Nat.ltb_ge in E. assert (F : f (S n) = f n) by (destruct (f_step n); lia).
      rewrite F. replace (S n - f n - 1) with (n - f n) by lia.
      apply bound_same; [apply bound_window|exact F].
  Qed.
End Bound.

(** At most half: an even heap is worth its half, an odd one what its half, rounded down, is. *)
Theorem at_most_half n :
  heap_value (taking (fun n k => k <=? n / 2)) (2 * n) = N.of_nat n /\
  heap_value (taking (fun n k => k <=? n / 2)) (2 * n + 1) =
  heap_value (taking (fun n k => k <=? n / 2)) n.
Proof.
  assert (E : forall m, (2 * m) / 2 = m) by (intros m; rewrite Nat.mul_comm; apply Nat.div_mul;
      lia).
  assert (O : forall m, (2 * m + 1) / 2 = m).
  { intros m. symmetry. apply (Nat.div_unique _ 2 m 1); lia. }
  assert (F : forall m, (S m) / 2 = m / 2 \/ (S m) / 2 = S (m / 2)).
  { intros m. destruct (Nat.Even_or_Odd m) as [[c ->]|[c ->]].
    - left. rewrite E. replace (S (2 * c)) with (2 * c + 1) by lia. apply O.
    - right. rewrite O. replace (S (2 * c + 1)) with (2 * S c) by lia. apply E. }
  split.
  - destruct n as [|n].
    + apply (is_mex_unique (values_left (taking (fun n k => k <=? n / 2))
        (heap_value (taking (fun n k => k <=? n / 2))) 0)); [apply heap_value_is_mex|].
      split; [intros []|intros u; lia].
    + replace (2 * S n) with (S (2 * n + 1)) by lia.
      rewrite (taking_bound (fun m => m / 2) eq_refl F (2 * n + 1)).
      rewrite O. replace (S (2 * n + 1)) with (2 * S n) by lia. rewrite E.
      replace (n <? S n) with true by (symmetry; apply Nat.ltb_lt; lia). reflexivity.
  - replace (2 * n + 1) with (S (2 * n)) at 1 by lia.
    rewrite (taking_bound (fun m => m / 2) eq_refl F (2 * n)).
    rewrite E. replace (S (2 * n)) with (2 * n + 1) by lia. rewrite O.
    rewrite Nat.ltb_irrefl. f_equal. lia.
Qed.
