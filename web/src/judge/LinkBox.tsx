/** A link in a box, to be copied. */
import { useRef } from "preact/hooks";
import { problemStrings } from "../strings/index";
import { CopyButton } from "../widgets/CopyButton";

export function LinkBox({ url, testid }: { url: string; testid: string }) {
  const words = problemStrings.value;
  const box = useRef<HTMLInputElement>(null);
  return (
    <div class="problem-buttons problem-link">
      <input
        ref={box}
        class="code"
        data-testid={testid}
        aria-label={words.link.label}
        readOnly
        translate={false}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton box={box} testid={`${testid}-copy`} label={words.link.copy} said={words} />
    </div>
  );
}
