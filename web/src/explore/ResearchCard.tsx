/** For a paper: the commands that print what is shown, and a reference. Behind a fold. */
import { useEffect, useState } from "preact/hooks";
import { version } from "../engine/asking";
import { TextField } from "../share/Field";
import { currentUrl } from "../state/links";
import { currentLink } from "../state/address";
import { citation, commandsFor } from "./research";
import type { RuleInfo } from "./state";
import { exploreStrings } from "../strings/index";

export function ResearchCard({ info }: { info: RuleInfo }) {
  const s = exploreStrings.value.research;
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState("");
  useEffect(() => {
    if (!open) return;
    let late = false;
    void Promise.all([version(), currentLink()]).then(([built, link]) => {
      if (late || link === null || "error" in built) return;
      const address = currentUrl(link);
      setReference(citation({ rule: info.rule, address, version: built.version, day: new Date() }));
    });
    return () => {
      late = true;
    };
  }, [open, info.rule]);
  const commands = commandsFor(info.rule, { ...info, grid: info.grid !== null });
  return (
    <details
      class="card research"
      data-testid="research"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{s.title}</summary>
      <p>{s.about}</p>
      {commands === "" ? null : (
        <TextField
          name="commands"
          label={s.commands}
          text={commands}
          button={s.copyCommands}
          rows={commands.split("\n").length}
        />
      )}
      <TextField
        name="citation"
        label={s.citation}
        text={reference}
        button={s.copyCitation}
        rows={6}
      />
    </details>
  );
}
