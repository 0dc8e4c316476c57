import { goalStrings } from "../strings/index";
import { ply } from "../state/game";
import { agreeToDraw, drawOffered, playOn } from "./draws";
import "./goals.css";

export function DrawOffer() {
  const words = goalStrings.value.draw;
  if (!drawOffered.value) return null;
  return (
    <div class="draw-offer" role="status" data-testid="draw-offer">
      <p>{words.offer(ply.value)}</p>
      <p class="result-buttons">
        <button type="button" class="button primary" data-testid="draw-agree" onClick={agreeToDraw}>
          {words.agree}
        </button>
        <button type="button" class="button" data-testid="draw-decline" onClick={playOn}>
          {words.playOn}
        </button>
      </p>
    </div>
  );
}
