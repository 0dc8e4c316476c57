(** The period of 0.16, found in the kernel by its sparse space: half a minute, so script/prove
    quick leaves it out. *)
From Coq Require Import NArith List.
From Nimber Require Import Games Heaps Octal Periods Checker SparseChecker.
Import ListNotations.

(** Values are odd where an odd number of the places 1, 2, 3 and 4 hold a 1 (the mask 30), and each
    rare value has a witness of at most 21,579 stones; the values of 276,390 heaps are enough. *)
Theorem octal_0_16 : has_period (octal [0; 1; 6]) 105351 149459.
Proof.
  apply (sparse_octal_period _ [1; 2; 3; 4]%N false 21579). vm_cast_no_check (eq_refl true).
Qed.
