(** Wythoff's game: the lost pairs, with floor(k phi) as a whole number and no reals. A king in the
    corner, who moves like Wythoff's queen, but one step. *)
From Coq Require Import Arith NArith List Lia Bool.
From Nimber Require Import Games.
Import ListNotations.

(** * A king in the corner *)

(** One less of one number, of the other one, or of both. *)
Definition king_options (x : nat * nat) : list (nat * nat) :=
  match x with
  | (0, 0) => []
  | (S a, 0) => [(a, 0)]
  | (0, S b) => [(0, b)]
  | (S a, S b) => [(a, S b); (S a, b); (a, b)]
  end.

Lemma pairs_end (options : nat * nat -> list (nat * nat)) :
  (forall x y, In y (options x) -> fst y + snd y < fst x + snd x) ->
  well_founded (fun y x => In y (options x)).
Proof.
  intros L. apply (Wf_nat.well_founded_lt_compat _ (fun x => fst x + snd x)). intros x y. apply L.
Qed.

Lemma king_ends : well_founded (fun y x => In y (king_options x)).
Proof.
  apply pairs_end. intros [[|a] [|b]] y; simpl; intuition (subst; simpl; lia).
Qed.

Definition king : game :=
  {| position := nat * nat; options := king_options; ends := king_ends |}.

Definition bit (b : bool) : N := if b then 1 else 0.
Definition king_law (x : nat * nat) : N :=
  (2 * bit (Nat.odd (Nat.min (fst x) (snd x))) + bit (Nat.odd (fst x + snd x)))%N.

Theorem king_in_the_corner x : value king x = king_law x.
Proof.
  revert x. apply value_unique.
  assert (M : forall l v, mex l = v -> is_mex l v) by (intros l v <-; apply mex_is_mex).
  intros [[|a] [|b]]; apply M; simpl options; cbn [king_options map]; unfold king_law;
      cbn [fst snd].
  - reflexivity.
  - rewrite !Nat.min_0_l, !Nat.add_0_l, Nat.odd_succ, <- Nat.negb_odd.
    destruct (Nat.odd b); reflexivity.
  - rewrite !Nat.min_0_r, !Nat.add_0_r, Nat.odd_succ, <- Nat.negb_odd.
    destruct (Nat.odd a); reflexivity.
  - replace (S a + S b) with (S (S (a + b))) by lia. replace (a + S b) with (S (a + b)) by lia.
    replace (S a + b) with (S (a + b)) by lia.
    rewrite !Nat.odd_succ, !Nat.even_succ, <- ?Nat.negb_odd, ?negb_involutive.
    destruct (lt_eq_lt_dec a b) as [[L|L]|L].
    + rewrite !(Nat.min_l a), !(Nat.min_l (S a)) by lia.
      rewrite !Nat.odd_succ, <- Nat.negb_odd.
      destruct (Nat.odd a), (Nat.odd (a + b)); reflexivity.
    + subst b. rewrite (Nat.min_l a (S a)), (Nat.min_r (S a) a), !Nat.min_id by lia.
      replace (Nat.odd (a + a)) with false
        by (rewrite Nat.odd_add; destruct (Nat.odd a); reflexivity).
      rewrite !Nat.odd_succ, <- Nat.negb_odd. destruct (Nat.odd a); reflexivity.
    + rewrite (Nat.min_r a (S b)), (Nat.min_r (S a) b), (Nat.min_r a b), (Nat.min_r (S a) (S b))
        by lia.
      rewrite !Nat.odd_succ, <- !Nat.negb_odd.
      destruct (Nat.odd b), (Nat.odd (a + b)); reflexivity.
Qed.

(** * Beatty's theorem for the golden section *)

(** s <= k phi, as whole numbers: phi is the positive root of x x = x + 1. *)
Definition at_most_phi (s k : nat) : Prop := s * s <= s * k + k * k.

(** floor(k phi). *)
Definition lower (k : nat) : nat := (k + Nat.sqrt (5 * k * k)) / 2.

Lemma lower_spec k : at_most_phi (lower k) k /\ ~ at_most_phi (S (lower k)) k.
Proof.
  unfold at_most_phi, lower. set (r := Nat.sqrt (5 * k * k)).
  pose proof (Nat.sqrt_spec (5 * k * k) ltac:(lia)) as [A B]. fold r in A, B.
  pose proof (Nat.div_mod (k + r) 2 ltac:(lia)) as D.
  pose proof (Nat.mod_upper_bound (k + r) 2 ltac:(lia)) as U.
  set (s := (k + r) / 2) in *. set (m := (k + r) mod 2) in *.
  assert (K : k <= r).
  { destruct (le_lt_dec k r) as [K|K]; [exact K|exfalso].
    assert (S r * S r <= k * k) by (apply Nat.mul_le_mono; lia). nia. }
  assert (E : 2 * s + m = k + r) by lia. clear D. split.
  - assert (exists t, 2 * s = k + t /\ t <= r) as [t [T L]] by (exists (2 * s - k); lia).
    assert (t * t <= r * r) by (apply Nat.mul_le_mono; exact L).
    assert (4 * (s * s) = (k + t) * (k + t)) by (rewrite <- T; ring).
    assert (4 * (s * k) = 2 * ((k + t) * k)) by (rewrite <- T; ring).
    nia.
  - intros F. assert (exists t, 2 * S s = k + t /\ S r <= t) as [t [T L]]
      by (exists (2 * S s - k); lia).
    assert (S r * S r <= t * t) by (apply Nat.mul_le_mono; exact L).
    assert (4 * (S s * S s) = (k + t) * (k + t)) by (rewrite <- T; ring).
    assert (4 * (S s * k) = 2 * ((k + t) * k)) by (rewrite <- T; ring).
    nia.
Qed.

Lemma at_most_phi_down s t k : t <= s -> at_most_phi s k -> at_most_phi t k.
Proof.
  unfold at_most_phi. intros L A. destruct (le_lt_dec t k) as [T|T]; [nia|].
  assert (exists u d, t = k + u /\ s = k + u + d) as [u [d [-> ->]]]
    by (exists (t - k), (s - t); lia).
  nia.
Qed.

Lemma lower_unique s k : at_most_phi s k -> ~ at_most_phi (S s) k -> lower k = s.
Proof.
  intros A B. destruct (lower_spec k) as [C D]. destruct (lt_eq_lt_dec (lower k) s) as [[L|L]|L].
  - destruct D. apply (at_most_phi_down s); [lia|exact A].
  - exact L.
  - destruct B. apply (at_most_phi_down (lower k)); [lia|exact C].
Qed.

Lemma lower_grows k : lower k < lower (S k).
Proof.
  destruct (lower_spec k) as [A _]. destruct (lower_spec (S k)) as [_ B].
  destruct (le_lt_dec (lower (S k)) (lower k)) as [L|L]; [exfalso|exact L].
  apply B. apply (at_most_phi_down (S (lower k))); [lia|]. unfold at_most_phi in *. nia.
Qed.

Lemma lower_monotone j k : j < k -> lower j < lower k.
Proof.
  intros L. induction k as [|k IH]; [lia|]. pose proof (lower_grows k).
  destruct (Nat.eq_dec j k) as [->|N]; [assumption|]. specialize (IH ltac:(lia)). lia.
Qed.

Lemma lower_at_least k : k <= lower k.
Proof. induction k as [|k IH]; [lia|]. pose proof (lower_grows k). lia. Qed.

Lemma lower_0 : lower 0 = 0.
Proof. reflexivity. Qed.

Lemma lower_injective j k : lower j = lower k -> j = k.
Proof.
  intros E. destruct (lt_eq_lt_dec j k) as [[L|L]|L]; [|exact L|];
    apply lower_monotone in L; lia.
Qed.

(** phi is no fraction. *)
Lemma phi_irrational k : forall n, n * n = n * k + k * k -> k = 0.
Proof.
  induction k as [k IH] using (well_founded_induction Wf_nat.lt_wf). intros n E.
  destruct (Nat.eq_dec k 0) as [Z|Z]; [exact Z|exfalso].
  assert (k < n) by nia. assert (exists d, n = k + d) as [d ->] by (exists (n - k); lia).
  assert (D : k * k = k * d + d * d) by nia. assert (d < k) by nia.
  assert (d = 0) by (apply (IH d) with (n := k); [lia|exact D]). subst d. nia.
Qed.

Definition upper (k : nat) : nat := lower k + k.

(** No number stands in two of the pairs. *)
Lemma lower_is_not_upper k j : 1 <= k -> 1 <= j -> lower k <> upper j.
Proof.
  intros K J E. destruct (lower_spec k) as [A B]. destruct (lower_spec j) as [C D].
  unfold upper, at_most_phi in *. set (m := lower j) in *. set (n := lower k) in *.
  destruct (le_lt_dec (k + j) n) as [L|L].
  - assert (M : k <= m) by lia. rewrite E in A.
    assert (X : m * m + (m + j) * m <= (m + j) * (m + j)) by nia.
    assert (Y : k * k + (m + j) * k <= m * m + (m + j) * m) by nia.
    assert (Z : (m + j) * (m + j) = (m + j) * k + k * k) by nia.
    apply phi_irrational in Z. lia.
  - assert (M : S m <= k) by lia. rewrite E in B.
    assert (X : (S m + j) * (S m + j) < S m * S m + (S m + j) * S m) by nia.
    assert (Y : S m * S m + (S m + j) * S m <= k * k + (S m + j) * k) by nia.
    apply B. change (S (m + j)) with (S m + j). nia.
Qed.

(** Each number stands in one of them. *)
Theorem beatty n : 1 <= n ->
  exists k, 1 <= k /\ (lower k = n \/ upper k = n).
Proof.
  intros N.
  assert (exists k, lower k < n /\ n <= lower (S k)) as [k [A B]].
  { assert (H : forall m, n <= lower m -> exists k, lower k < n /\ n <= lower (S k)).
    { induction m as [|m IH]; intros L; [rewrite lower_0 in L; lia|].
      destruct (le_lt_dec n (lower m)) as [Q|Q]; [apply IH, Q|]. exists m. auto. }
    apply (H n). apply lower_at_least. }
  destruct (Nat.eq_dec (lower (S k)) n) as [E|E]; [exists (S k); split; [lia|auto]|].
  pose proof (lower_at_least k) as G. exists (n - k). split; [lia|]. right.
  assert (L : lower (n - k) = k); [|unfold upper; lia].
  destruct (lower_spec k) as [_ C]. destruct (lower_spec (S k)) as [D _].
  assert (C' : ~ at_most_phi n k) by (intros Q; apply C, (at_most_phi_down n); [lia|exact Q]).
  assert (D' : at_most_phi (S n) (S k)) by (apply (at_most_phi_down (lower (S k))); [lia|exact D]).
  assert (exists j, n = k + j) as [j ->] by (exists (n - k); lia).
  replace (k + j - k) with j by lia. unfold at_most_phi in *.
  apply lower_unique; unfold at_most_phi; [nia|]. intros F.
  assert (Z : S (k + j) * S (k + j) = S (k + j) * S k + S k * S k) by nia.
  apply phi_irrational in Z. lia.
Qed.

(** * Wythoff's game *)

(** Any number is taken from one heap, or the same from both. *)
Definition wythoff_options (x : nat * nat) : list (nat * nat) :=
  let (a, b) := x in
  map (fun c => (c, b)) (seq 0 a) ++ map (fun c => (a, c)) (seq 0 b) ++
  map (fun d => (a - d, b - d)) (seq 1 (Nat.min a b)).

Lemma in_wythoff a b y : In y (wythoff_options (a, b)) <->
  (exists c, c < a /\ y = (c, b)) \/ (exists c, c < b /\ y = (a, c)) \/
  (exists c e, c < a /\ e < b /\ a + e = b + c /\ y = (c, e)).
Proof.
  unfold wythoff_options. rewrite !in_app_iff, !in_map_iff. split.
  - intros [[c [<- I]]|[[c [<- I]]|[d [<- I]]]]; apply in_seq in I.
    + left. exists c. split; [lia|reflexivity].
    + right. left. exists c. split; [lia|reflexivity].
    + right. right. exists (a - d), (b - d). repeat split; lia.
  - intros [[c [L ->]]|[[c [L ->]]|[c [e [L [M [E ->]]]]]]].
    + left. exists c. split; [reflexivity|apply in_seq; lia].
    + right. left. exists c. split; [reflexivity|apply in_seq; lia].
    + right. right. exists (a - c). split; [f_equal; lia|apply in_seq; lia].
Qed.

Lemma wythoff_ends : well_founded (fun y x => In y (wythoff_options x)).
Proof.
  apply pairs_end. intros [a b] y I. apply in_wythoff in I.
  destruct I as [[c [L ->]]|[[c [L ->]]|[c [e [L [M [E ->]]]]]]]; simpl; lia.
Qed.

Definition wythoff : game :=
  {| position := nat * nat; options := wythoff_options; ends := wythoff_ends |}.

Definition wythoff_pair (x : nat * nat) : Prop :=
  exists k, x = (lower k, upper k) \/ x = (upper k, lower k).

Lemma pair_or_not x : wythoff_pair x \/ ~ wythoff_pair x.
Proof.
  destruct x as [a b].
  assert (H : forall n, (exists k, k < n /\ ((a, b) = (lower k, upper k) \/ (a, b) = (upper k,
      lower k)))
    \/ ~ exists k, k < n /\ ((a, b) = (lower k, upper k) \/ (a, b) = (upper k, lower k))).
  { induction n as [|n [IH|IH]].
    - right. intros [k [K _]]. lia.
    - left. destruct IH as [k [K E]]. exists k. split; [lia|exact E].
    - destruct (Nat.eq_dec a (lower n)), (Nat.eq_dec b (upper n));
        [left; exists n; subst; auto|..];
        (destruct (Nat.eq_dec a (upper n)), (Nat.eq_dec b (lower n));
         [left; exists n; subst; auto|..]);
        right; intros [k [K E]]; (destruct (Nat.eq_dec k n) as [->|D];
          [destruct E as [E|E]; injection E as E1 E2; lia|apply IH; exists k; split;
              [lia|exact E]]). }
  destruct (H (S (a + b))) as [[k [_ E]]|N]; [left; exists k; exact E|right].
  intros [k E]. apply N. exists k. split; [|exact E]. pose proof (lower_at_least k).
  unfold upper in E. destruct E as [E|E]; injection E as E1 E2; lia.
Qed.

Lemma lower_upper_0 k j : lower k = upper j -> k = 0 /\ j = 0.
Proof.
  intros E. pose proof (lower_at_least k). unfold upper in E.
  destruct (Nat.eq_dec k 0) as [->|K].
  - rewrite lower_0 in E. lia.
  - destruct (Nat.eq_dec j 0) as [->|J]; [rewrite lower_0 in E; lia|].
    destruct (lower_is_not_upper k j); [lia|lia|exact E].
Qed.

Lemma upper_injective j k : upper j = upper k -> j = k.
Proof.
  unfold upper. intros E. destruct (lt_eq_lt_dec j k) as [[L|L]|L]; [|exact L|];
    pose proof L; apply lower_monotone in L; lia.
Qed.

(** W. A. Wythoff 1907: lost are the pairs (floor(k phi), floor(k phi) + k), in either order. *)
Theorem wythoff_lost x : lost wythoff normal x <-> wythoff_pair x.
Proof.
  apply (lost_positions_are wythoff normal wythoff_pair); clear x.
  - discriminate.
  - intros [a b] y [k P] I [j Q]. apply in_wythoff in I.
    destruct I as [[c [L ->]]|[[c [L ->]]|[c [e [L [M [E ->]]]]]]];
      destruct P as [P|P]; injection P as -> ->; destruct Q as [Q|Q]; injection Q as Q1 Q2.
    + apply upper_injective in Q2. subst j. lia.
    + symmetry in Q2. apply lower_upper_0 in Q2. destruct Q2 as [-> ->].
      unfold upper in *. rewrite lower_0 in *. lia.
    + apply lower_upper_0 in Q2. destruct Q2 as [-> ->].
      unfold upper in *. rewrite lower_0 in *. lia.
    + apply lower_injective in Q2. subst j. lia.
    + apply lower_injective in Q1. subst j. lia.
    + apply lower_upper_0 in Q1. destruct Q1 as [-> ->].
      unfold upper in *. rewrite lower_0 in *. lia.
    + symmetry in Q1. apply lower_upper_0 in Q1. destruct Q1 as [-> ->].
      unfold upper in *. rewrite lower_0 in *. lia.
    + apply upper_injective in Q1. subst j. lia.
    + unfold upper in *. assert (k = j) by lia. subst j. lia.
    + unfold upper in *. assert (k = 0 /\ j = 0) as [-> ->] by lia. rewrite lower_0 in *. lia.
    + unfold upper in *. assert (k = 0 /\ j = 0) as [-> ->] by lia. rewrite lower_0 in *. lia.
    + unfold upper in *. assert (k = j) by lia. subst j. lia.
  - assert (Half : forall a b, a <= b -> ~ wythoff_pair (a, b) ->
      exists c e, In (c, e) (wythoff_options (a, b)) /\ wythoff_pair (c, e)).
    { intros a b L N. destruct (Nat.eq_dec a 0) as [->|A].
      - exists 0, 0. assert (b <> 0) by (intros ->; apply N; exists 0; left; reflexivity).
        split; [|exists 0; left; reflexivity]. apply in_wythoff. right. left. exists 0.
        split; [lia|reflexivity].
      - destruct (beatty a) as [k [K [E|E]]]; [lia| |].
        + destruct (lt_eq_lt_dec b (upper k)) as [[B|B]|B].
          * set (d := b - a). assert (D : d < k) by (unfold upper in B; unfold d; lia).
            pose proof (lower_monotone d k D). exists (lower d), (upper d).
            split; [|exists d; left; reflexivity]. apply in_wythoff. right. right.
            exists (lower d), (upper d). unfold upper, d in *. repeat split; lia.
          * destruct N. exists k. left. congruence.
          * exists a, (upper k). split; [|exists k; left; congruence].
            apply in_wythoff. right. left. exists (upper k). auto.
        + exists a, (lower k). split; [|exists k; right; congruence].
          apply in_wythoff. right. left. exists (lower k). split; [|reflexivity].
          unfold upper in E. lia. }
    intros [a b] N. right. destruct (le_lt_dec a b) as [L|L].
    + destruct (Half a b L N) as [c [e [I P]]]. exists (c, e). auto.
    + assert (N' : ~ wythoff_pair (b, a)).
      { intros [k [P|P]]; apply N; exists k; injection P as -> ->; auto. }
      destruct (Half b a ltac:(lia) N') as [c [e [I P]]]. exists (e, c). split.
      * apply in_wythoff in I. apply in_wythoff.
        destruct I as [[x [X E]]|[[x [X E]]|[x [z [X [Z [Y E]]]]]]]; injection E as -> ->.
        -- right. left. exists x. auto.
        -- left. exists x. auto.
        -- right. right. exists z, x. repeat split; lia.
      * destruct P as [k [P|P]]; injection P as -> ->; exists k; auto.
  - apply pair_or_not.
Qed.

(** * Misère play *)

(** (0, 1) and (2, 2) take the place of (0, 0) and (1, 2). *)
Definition misere_lower (k : nat) : nat := match k with 0 => 2 | 1 => 0 | _ => lower k end.
Definition misere_upper (k : nat) : nat := misere_lower k + k.
Definition misere_pair (x : nat * nat) : Prop :=
  exists k, x = (misere_lower k, misere_upper k) \/ x = (misere_upper k, misere_lower k).

Lemma lower_1 : lower 1 = 1.
Proof. reflexivity. Qed.

Lemma lower_2 k : 2 <= k -> 3 <= lower k.
Proof.
  intros K. assert (lower 2 = 3) by reflexivity. destruct (Nat.eq_dec k 2) as [->|N]; [lia|].
  pose proof (lower_monotone 2 k ltac:(lia)). lia.
Qed.

Lemma at_first k : 2 <= k \/ k = 0 \/ k = 1.
Proof. lia. Qed.

Lemma misere_large k : 2 <= k -> misere_lower k = lower k /\ misere_upper k = upper k.
Proof.
  destruct k as [|[|k]]; [lia|lia|]. intros _. unfold misere_upper, upper. split; reflexivity.
Qed.

Lemma misere_lower_injective j k : misere_lower j = misere_lower k -> j = k.
Proof.
  intros E. destruct (at_first j) as [J|[-> | ->]], (at_first k) as [K|[-> | ->]]; simpl in E;
    try (destruct (misere_large j J) as [A _]; pose proof (lower_2 j J));
    try (destruct (misere_large k K) as [B _]; pose proof (lower_2 k K)); try lia.
  apply lower_injective. congruence.
Qed.

Lemma misere_upper_injective j k : misere_upper j = misere_upper k -> j = k.
Proof.
  intros E. destruct (at_first j) as [J|[-> | ->]], (at_first k) as [K|[-> | ->]];
    try (destruct (misere_large j J) as [_ A]; pose proof (lower_2 j J));
    try (destruct (misere_large k K) as [_ B]; pose proof (lower_2 k K));
    try (unfold misere_upper, upper in *; simpl in *; lia).
  apply upper_injective. congruence.
Qed.

Lemma misere_lower_is_not_upper j k : misere_lower j = misere_upper k -> j = 0 /\ k = 0.
Proof.
  intros E. destruct (at_first j) as [J|[-> | ->]], (at_first k) as [K|[-> | ->]];
    try (destruct (misere_large j J) as [A _]; pose proof (lower_2 j J));
    try (destruct (misere_large k K) as [_ B]; pose proof (lower_2 k K));
    try (unfold misere_upper, upper in *; simpl in *; lia).
  destruct (lower_is_not_upper j k); [lia|lia|congruence].
Qed.

Lemma misere_pair_or_not x : misere_pair x \/ ~ misere_pair x.
Proof.
  destruct x as [a b].
  assert (H : forall c d, {exists k, (c, d) = (misere_lower k, misere_upper k)} +
    {~ exists k, (c, d) = (misere_lower k, misere_upper k)}).
  { intros c d. destruct (Nat.eq_dec c (misere_lower (d - c))) as [C|C].
    - destruct (Nat.eq_dec d (misere_upper (d - c))) as [D|D].
      + left. exists (d - c). congruence.
      + right. intros [k E]. injection E as -> ->. unfold misere_upper in D.
        replace (misere_lower k + k - misere_lower k) with k in D by lia. congruence.
    - right. intros [k E]. injection E as -> ->. unfold misere_upper in C.
      replace (misere_lower k + k - misere_lower k) with k in C by lia. congruence. }
  destruct (H a b) as [[k E]|N]; [left; exists k; auto|].
  destruct (H b a) as [[k E]|M]; [left; exists k; injection E as -> ->; auto|].
  right. intros [k [E|E]]; [apply N|apply M]; exists k; [exact E|congruence].
Qed.

(** Lost in misère play are (0, 1), (2, 2) and the pairs of k from 2 on, in either order. *)
Theorem wythoff_misere_lost x : lost wythoff misere x <-> misere_pair x.
Proof.
  apply (lost_positions_are wythoff misere misere_pair); clear x.
  - intros [a b] [k P] _ E. simpl in E. unfold wythoff_options in E.
    assert (a + b = 0) as Z.
    { destruct a as [|a]; [|discriminate]. destruct b as [|b]; [reflexivity|discriminate]. }
    destruct (at_first k) as [K|[-> | ->]].
    + destruct (misere_large k K) as [A B]. pose proof (lower_2 k K). unfold upper in B.
      destruct P as [P|P]; injection P as -> ->; lia.
    + destruct P as [P|P]; injection P as -> ->; discriminate.
    + destruct P as [P|P]; injection P as -> ->; discriminate.
  - intros [a b] y [k P] I [j Q]. apply in_wythoff in I.
    destruct I as [[c [L ->]]|[[c [L ->]]|[c [e [L [M [E ->]]]]]]];
      destruct P as [P|P]; injection P as -> ->; destruct Q as [Q|Q]; injection Q as Q1 Q2.
    + apply misere_upper_injective in Q2. subst j. lia.
    + symmetry in Q2. apply misere_lower_is_not_upper in Q2. destruct Q2 as [-> ->].
      unfold misere_upper in *. simpl in *. lia.
    + apply misere_lower_is_not_upper in Q2. destruct Q2 as [-> ->].
      unfold misere_upper in *. simpl in *. lia.
    + apply misere_lower_injective in Q2. subst j. lia.
    + apply misere_lower_injective in Q1. subst j. lia.
    + apply misere_lower_is_not_upper in Q1. destruct Q1 as [-> ->].
      unfold misere_upper in *. simpl in *. lia.
    + symmetry in Q1. apply misere_lower_is_not_upper in Q1. destruct Q1 as [-> ->].
      unfold misere_upper in *. simpl in *. lia.
    + apply misere_upper_injective in Q1. subst j. lia.
    + unfold misere_upper in *. assert (k = j) by lia. subst j. lia.
    + unfold misere_upper in *. assert (k = 0 /\ j = 0) as [-> ->] by lia. simpl in *. lia.
    + unfold misere_upper in *. assert (k = 0 /\ j = 0) as [-> ->] by lia. simpl in *. lia.
    + unfold misere_upper in *. assert (k = j) by lia. subst j. lia.
  - assert (Half : forall a b, a <= b -> ~ misere_pair (a, b) -> b <> 0 ->
      exists c e, In (c, e) (wythoff_options (a, b)) /\ misere_pair (c, e)).
    { intros a b L N Z.
      assert (Lower : forall c, c < b -> misere_pair (a, c) ->
        exists c e, In (c, e) (wythoff_options (a, b)) /\ misere_pair (c, e)).
      { intros c C P. exists a, c. split; [|exact P]. apply in_wythoff. right. left.
        exists c. auto. }
      assert (P01 : misere_pair (0, 1)) by (exists 1; left; reflexivity).
      assert (P10 : misere_pair (1, 0)) by (exists 1; right; reflexivity).
      assert (P22 : misere_pair (2, 2)) by (exists 0; left; reflexivity).
      destruct (le_lt_dec a 2) as [A|A].
      - assert (a = 0 \/ a = 1 \/ a = 2) as [->|[-> | ->]] by lia.
        + apply (Lower 1); [|exact P01]. destruct (Nat.eq_dec b 1) as [->|]; [contradiction|lia].
        + apply (Lower 0); [lia|exact P10].
        + apply (Lower 2); [|exact P22]. destruct (Nat.eq_dec b 2) as [->|]; [contradiction|lia].
      - destruct (beatty a) as [k [K E]]; [lia|].
        assert (K2 : 2 <= k).
        { destruct (Nat.eq_dec k 1) as [->|]; [|lia]. unfold upper in E. rewrite lower_1 in E.
          lia. }
        destruct (misere_large k K2) as [U V].
        destruct E as [E|E].
        + destruct (lt_eq_lt_dec b (upper k)) as [[B|B]|B].
          * set (d := b - a). assert (D : d < k) by (unfold upper in B; unfold d; lia).
            pose proof (lower_monotone d k D) as G.
            assert (Q : misere_lower d < a).
            { destruct (at_first d) as [F|[F|F]]; [|rewrite F; simpl; lia..].
              destruct (misere_large d F) as [-> _]. lia. }
            exists (misere_lower d), (misere_upper d).
            split; [|exists d; left; reflexivity]. apply in_wythoff. right. right.
            exists (misere_lower d), (misere_upper d). unfold misere_upper, d in *.
            repeat split; lia.
          * destruct N. exists k. left. congruence.
          * apply (Lower (upper k)); [exact B|]. exists k. left. congruence.
        + apply (Lower (lower k)); [unfold upper in E; lia|]. exists k. right. congruence. }
    intros [a b] N. destruct (Nat.eq_dec (a + b) 0) as [Z|Z].
    + left. assert (a = 0) by lia. assert (b = 0) by lia. subst. split; reflexivity.
    + right. destruct (le_lt_dec a b) as [L|L].
      * destruct (Half a b L N ltac:(lia)) as [c [e [I P]]]. exists (c, e). auto.
      * assert (N' : ~ misere_pair (b, a)).
        { intros [k [P|P]]; apply N; exists k; injection P as -> ->; auto. }
        destruct (Half b a ltac:(lia) N' ltac:(lia)) as [c [e [I P]]]. exists (e, c). split.
        -- apply in_wythoff in I. apply in_wythoff.
           destruct I as [[x [X E]]|[[x [X E]]|[x [z [X [Y [W E]]]]]]]; injection E as -> ->.
           ++ right. left. exists x. auto.
           ++ left. exists x. auto.
           ++ right. right. exists z, x. repeat split; lia.
        -- destruct P as [k [P|P]]; injection P as -> ->; exists k; auto.
  - apply misere_pair_or_not.
Qed.
