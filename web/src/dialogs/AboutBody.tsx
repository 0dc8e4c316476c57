/** The version, and the licences of everything that is shipped (web/licences.ts). */
import { useEffect, useState } from "preact/hooks";
import licences from "virtual:licences";
import { version } from "../engine/asking";
import { creditsStrings, strings } from "../strings/index";
import "./about.css";

/** Their authors' line ends fit no window: lines of one paragraph are joined. */
const flowing = (text: string) => text.replace(/([^\n]{50,})\n[ ]*(?=[\w("'])/g, "$1 ");

function Licence({ names, text }: { names: string[]; text: string }) {
  return (
    <details class="licence" lang="en">
      <summary translate={false}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </summary>
      {/* It scrolls: a keyboard has to get there. */}
      <pre tabIndex={0} translate={false}>
        {flowing(text)}
      </pre>
    </details>
  );
}

export function AboutBody() {
  const c = creditsStrings.value;
  const [built, setBuilt] = useState("");
  useEffect(() => {
    void version().then((answer) => {
      if (typeof answer === "object" && "version" in answer) setBuilt(answer.version);
    });
  }, []);
  const [own, ...others] = licences;
  return (
    <div class="about" data-testid="about">
      <p>
        {strings.value.tagline}
        {built ? <span class="quiet about-version">{c.version(built)}</span> : null}
      </p>
      <p>{c.licence}</p>
      <Licence {...own!} />
      <p>{c.inside}</p>
      {others.map((one) => (
        <Licence key={one.names[0]} {...one} />
      ))}
    </div>
  );
}
