(** More laws: Lasker's Nim, divisors, numbers prime to the heap, a king in the corner. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games Heaps Nim.
Import ListNotations.

(** * Lasker's Nim *)

(** Any number is taken, or the heap is split in two. *)
Definition lasker_moves (n : nat) : list (list nat) :=
  map (fun k => [n - k]) (seq 1 n) ++ map (fun a => [a; n - a]) (seq 1 (n - 1)).

Lemma in_lasker_moves n left : In left (lasker_moves n) <->
  (exists m, m < n /\ left = [m]) \/ (exists a b, 1 <= a /\ 1 <= b /\ a + b = n /\ left = [a; b]).
Proof.
  unfold lasker_moves. rewrite in_app_iff, !in_map_iff. split.
  - intros [[k [<- I]]|[a [<- I]]]; apply in_seq in I.
    + left. exists (n - k). split; [lia|reflexivity].
    + right. exists a, (n - a). repeat split; lia.
  - intros [[m [M ->]]|[a [b [A [B [E ->]]]]]].
    + left. exists (n - m). split; [f_equal; lia|apply in_seq; lia].
    + right. exists a. split; [do 2 f_equal; lia|apply in_seq; lia].
Qed.

Lemma lasker_smaller n left h : In left (lasker_moves n) -> In h left -> h < n.
Proof.
  intros I. apply in_lasker_moves in I.
  destruct I as [[m [M ->]]|[a [b [A [B [E ->]]]]]]; simpl; intuition lia.
Qed.

Definition lasker : heap_game := {| moves := lasker_moves; smaller := lasker_smaller |}.

Definition lasker_law (n : nat) : nat :=
  match n mod 4 with 0 => n - 1 | 3 => n + 1 | _ => n end.

Lemma remainder_4 q r : r < 4 -> (4 * q + r) mod 4 = r.
Proof. intros R. symmetry. apply (Nat.mod_unique _ _ q); lia. Qed.

Lemma lasker_cases n : n = 0 \/ exists q,
  (n = 4 * q + 1 /\ lasker_law n = 4 * q + 1) \/ (n = 4 * q + 2 /\ lasker_law n = 4 * q + 2) \/
  (n = 4 * q + 3 /\ lasker_law n = 4 * q + 4) \/ (n = 4 * q + 4 /\ lasker_law n = 4 * q + 3).
Proof.
  pose proof (Nat.div_mod n 4 ltac:(lia)) as D. pose proof (Nat.mod_upper_bound n 4 ltac:(lia))
      as U.
  unfold lasker_law. destruct (n mod 4) as [|[|[|[|r]]]] eqn:R; [|right..|lia].
  - destruct (n / 4) as [|q]; [left; lia|right; exists q]. right. right. right. lia.
  - exists (n / 4). left. lia.
  - exists (n / 4). right. left. lia.
  - exists (n / 4). right. right. left. lia.
Qed.

Lemma lasker_injective a b : lasker_law a = lasker_law b -> a = b.
Proof.
  assert (Z : lasker_law 0 = 0) by reflexivity.
  destruct (lasker_cases a) as [->|[q A]], (lasker_cases b) as [->|[r B]]; lia.
Qed.

Lemma lxor_remainder_4 a b : (N.lxor a b mod 4 = N.lxor (a mod 4) (b mod 4))%N.
Proof.
  change 4%N with (2 ^ 2)%N. rewrite <- !N.land_ones. apply N.bits_inj. intros j.
  rewrite N.land_spec, !N.lxor_spec, !N.land_spec.
  destruct (N.testbit a j), (N.testbit b j), (N.testbit (N.ones 2) j); reflexivity.
Qed.

Lemma of_nat_remainder_4 n q r : r < 4 -> n = 4 * q + r -> (N.of_nat n mod 4 = N.of_nat r)%N.
Proof. intros R ->. symmetry. apply (N.mod_unique _ _ (N.of_nat q)); lia. Qed.

(** E. Lasker 1931: 4k + 1 and 4k + 2 are worth themselves, 4k + 3 and 4k + 4 each other. *)
Theorem lasker_value n : heap_value lasker n = N.of_nat (lasker_law n).
Proof.
  revert n. apply heap_values_are. intros n. unfold values_left. split.
  - intros I. apply in_map_iff in I. destruct I as [l [E I]]. apply in_lasker_moves in I.
    destruct I as [[m [M ->]]|[a [b [A [B [S ->]]]]]]; simpl in E; rewrite N.lxor_0_r in E.
    + apply Nat2N.inj, lasker_injective in E. lia.
    + apply (f_equal (fun v => v mod 4)%N) in E. rewrite lxor_remainder_4 in E.
      destruct (lasker_cases a) as [->|[q [[Qa La]|[[Qa La]|[[Qa La]|[Qa La]]]]]]; [lia|..];
        (destruct (lasker_cases b) as [->|[r [[Qb Lb]|[[Qb Lb]|[[Qb Lb]|[Qb Lb]]]]]]; [lia|..]);
        rewrite La, Lb in E;
        (destruct (lasker_cases n) as [->|[s [[Qn Ln]|[[Qn Ln]|[[Qn Ln]|[Qn Ln]]]]]]; [lia|..]);
        try lia; rewrite Ln in E;
        repeat match type of E with
        | context [(N.of_nat (4 * ?x + 1) mod 4)%N] =>
            rewrite (of_nat_remainder_4 (4 * x + 1) x 1) in E by lia
        | context [(N.of_nat (4 * ?x + 2) mod 4)%N] =>
            rewrite (of_nat_remainder_4 (4 * x + 2) x 2) in E by lia
        | context [(N.of_nat (4 * ?x + 3) mod 4)%N] =>
            rewrite (of_nat_remainder_4 (4 * x + 3) x 3) in E by lia
        | context [(N.of_nat (4 * ?x + 4) mod 4)%N] =>
            rewrite (of_nat_remainder_4 (4 * x + 4) (x + 1) 0) in E by lia
        end; discriminate.
  - intros u Hu. apply in_map_iff. set (v := N.to_nat u).
    assert (Take : forall m, m < n -> lasker_law m = v ->
      exists l, nim_sum (map (fun h => N.of_nat (lasker_law h)) l) = u /\ In l (moves lasker n)).
    { intros m M E. exists [m]. split; [simpl; rewrite N.lxor_0_r, E; unfold v; lia|].
      apply in_lasker_moves. left. exists m. auto. }
    assert (Hv : v < lasker_law n) by (unfold v; lia).
    assert (Law : forall q, lasker_law (4 * q + 1) = 4 * q + 1 /\ lasker_law (4 * q + 2)
        = 4 * q + 2 /\
      lasker_law (4 * q + 3) = 4 * q + 4 /\ lasker_law (4 * q + 4) = 4 * q + 3).
    { intros q. unfold lasker_law. rewrite !remainder_4 by lia.
      replace (4 * q + 4) with (4 * (q + 1) + 0) by lia. rewrite remainder_4 by lia. lia. }
    destruct (lasker_cases n) as [->|[q N]]; [unfold lasker_law in Hv; simpl in Hv; lia|].
    destruct (lasker_cases v) as [Z|[r V]]; [apply (Take 0); [lia|rewrite Z; reflexivity]|].
    destruct (Law r) as [L1 [L2 [L3 L4]]].
    destruct V as [[V _]|[[V _]|[[V _]|[V _]]]].
    + apply (Take (4 * r + 1)); lia.
    + apply (Take (4 * r + 2)); lia.
    + destruct (le_lt_dec n (4 * r + 4)) as [F|F]; [|apply (Take (4 * r + 4)); lia].
      assert (n = 4 * r + 3) by lia. exists [1; 4 * r + 2]. split.
      * unfold nim_sum. cbn [map fold_right]. rewrite L2, N.lxor_0_r.
          change (N.of_nat (lasker_law 1)) with 1%N.
        replace (N.of_nat (4 * r + 2)) with (N.double (N.of_nat (2 * r + 1)))
          by (rewrite N.double_spec; lia).
        replace u with (N.succ_double (N.of_nat (2 * r + 1)))
          by (rewrite N.succ_double_spec; unfold v in V; lia).
        destruct (N.of_nat (2 * r + 1)); reflexivity.
      * apply in_lasker_moves. right. exists 1, (4 * r + 2). repeat split; lia.
    + apply (Take (4 * r + 3)); lia.
Qed.

(** * Divisors *)

(** Any divisor of the heap may be taken, the heap itself too. *)
Definition divisors : heap_game := taking (fun n k => n mod k =? 0).

Fixpoint twos_pos (p : positive) : nat := match p with xO q => S (twos_pos q) | _ => 0 end.

(** How often 2 divides n. *)
Definition twos (n : nat) : nat := match N.of_nat n with N0 => 0 | Npos p => twos_pos p end.

Lemma twos_odd n : twos (2 * n + 1) = 0.
Proof.
  unfold twos. replace (N.of_nat (2 * n + 1)) with (N.succ_double (N.of_nat n))
    by (rewrite N.succ_double_spec; lia). destruct (N.of_nat n); reflexivity.
Qed.

Lemma twos_even n : 1 <= n -> twos (2 * n) = S (twos n).
Proof.
  intros H. unfold twos. replace (N.of_nat (2 * n)) with (N.double (N.of_nat n))
    by (rewrite N.double_spec; lia). destruct (N.of_nat n) eqn:E; [lia|reflexivity].
Qed.

Lemma twos_times i m : 1 <= m -> twos (2 ^ i * m) = i + twos m.
Proof.
  intros M. induction i as [|i IH]; [simpl; f_equal; lia|].
  assert (1 <= 2 ^ i * m) by (pose proof (Nat.pow_nonzero 2 i ltac:(lia)); nia).
  replace (2 ^ S i * m) with (2 * (2 ^ i * m)) by (rewrite Nat.pow_succ_r'; lia).
  rewrite twos_even, IH by assumption. reflexivity.
Qed.

Lemma two_power n : 1 <= n -> exists m, n = 2 ^ twos n * (2 * m + 1).
Proof.
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf). intros H.
  destruct (Nat.Even_or_Odd n) as [[c ->]|[c ->]].
  - destruct (IH c) as [m E]; [lia|lia|]. exists m. rewrite twos_even by lia.
    rewrite Nat.pow_succ_r'. rewrite E at 1. lia.
  - exists c. rewrite twos_odd. simpl. lia.
Qed.

Theorem divisors_value n : heap_value divisors n = N.of_nat (if n =? 0 then 0 else twos n + 1).
Proof.
  revert n. apply taking_values_are; intros n.
  - intros d Hd D E. apply Nat.eqb_eq in D. apply Nat.mod_divides in D; [|lia].
    destruct D as [c D]. apply Nat2N.inj in E.
    replace (n =? 0) with false in E by (symmetry; apply Nat.eqb_neq; lia).
    destruct (n - d =? 0) eqn:Z; [lia|]. apply Nat.eqb_neq in Z.
    destruct (two_power d) as [m M]; [lia|]. destruct (two_power c) as [l L]; [nia|].
    set (i := twos d) in *. set (j := twos c) in *.
    assert (Tn : twos n = i + j).
    { replace n with (2 ^ (i + j) * (2 * (2 * m * l + m + l) + 1))
        by (rewrite D, M, L, Nat.pow_add_r; ring).
      rewrite twos_times, twos_odd by lia. lia. }
    assert (Left : n - d = 2 ^ i * ((2 * m + 1) * (c - 1))) by (rewrite D; nia).
    assert (c >= 2) by nia.
    rewrite Left, twos_times in E by nia.
    destruct j as [|j].
    + simpl in L. replace (c - 1) with (2 * l) in E by lia.
      replace ((2 * m + 1) * (2 * l)) with (2 * ((2 * m + 1) * l)) in E by ring.
      rewrite twos_even in E by nia. lia.
    + rewrite Nat.pow_succ_r' in L.
      assert (exists b, c - 1 = 2 * b + 1) as [b B].
      { exists (2 ^ j * (2 * l + 1) - 1).
        assert (1 <= 2 ^ j * (2 * l + 1)) by (pose proof (Nat.pow_nonzero 2 j ltac:(lia)); nia).
            lia. }
      rewrite B in E. replace ((2 * m + 1) * (2 * b + 1)) with (2 * (2 * m * b + m + b) + 1)
          in E by ring.
      rewrite twos_odd in E. lia.
  - intros u Hu. destruct n as [|n']; [simpl in Hu; lia|]. set (n := S n') in *.
    replace (n =? 0) with false in Hu by reflexivity.
    destruct (two_power n) as [m M]; [unfold n; lia|].
    destruct (N.eq_dec u 0) as [->|U].
    + exists n. split; [unfold n; lia|]. split; [apply Nat.eqb_eq, Nat.mod_same; unfold n; lia|].
      rewrite Nat.sub_diag. reflexivity.
    + set (i := N.to_nat u - 1). assert (I : i < twos n) by (unfold i; lia).
      set (r := twos n - i - 1).
      assert (E : n = 2 ^ i * (2 * (2 ^ r * (2 * m + 1)))).
      { rewrite M at 1. replace (twos n) with (i + S r) by (unfold r; lia).
        rewrite Nat.pow_add_r, Nat.pow_succ_r'. ring. }
      pose proof (Nat.pow_nonzero 2 i ltac:(lia)). pose proof (Nat.pow_nonzero 2 r ltac:(lia)).
      exists (2 ^ i). split; [nia|]. split.
      * apply Nat.eqb_eq. rewrite E, Nat.mul_comm. apply Nat.mod_mul. lia.
      * assert (L : n - 2 ^ i = 2 ^ i * (2 * (2 ^ r * (2 * m + 1) - 1) + 1)).
        { rewrite E at 1. assert (1 <= 2 ^ r * (2 * m + 1)) by nia. nia. }
        rewrite L. destruct (2 ^ i * (2 * (2 ^ r * (2 * m + 1) - 1) + 1) =? 0) eqn:Z.
        { apply Nat.eqb_eq in Z. nia. }
        rewrite twos_times, twos_odd by lia. unfold i. lia.
Qed.

(** A number prime to the heap may be taken: the even heaps are lost. *)
Theorem prime_to_the_heap n :
  heap_value (taking (fun n k => Nat.gcd k n =? 1)) n = 0%N <-> Nat.Even n.
Proof.
  set (G := taking (fun n k => Nat.gcd k n =? 1)).
  induction n as [n IH] using (well_founded_induction Wf_nat.lt_wf).
  destruct (heap_value_is_mex G n) as [A B]. split.
  - intros Z. destruct (Nat.Even_or_Odd n) as [E|[c ->]]; [exact E|exfalso].
    apply A. rewrite Z. apply in_values_taking. exists 1. split; [lia|]. split; [reflexivity|].
    symmetry. apply IH; [lia|]. exists c. lia.
  - intros [c E]. destruct (N.eq_dec (heap_value G n) 0) as [Z|Z]; [exact Z|exfalso].
    assert (I : In 0%N (values_left G (heap_value G) n)) by (apply B; lia).
    apply in_values_taking in I. destruct I as [k [Hk [P Q]]]. apply Nat.eqb_eq in P.
    symmetry in Q. apply IH in Q; [|lia]. destruct Q as [d Q].
    assert (D : Nat.divide 2 (Nat.gcd k n)).
    { apply Nat.gcd_greatest; [exists (c - d); lia|exists c; lia]. }
    rewrite P in D. destruct D as [x D]. lia.
Qed.
