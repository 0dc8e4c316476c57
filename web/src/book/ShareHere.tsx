/** The address of a chapter, or of a page of a way, to be sent to somebody. */
import { useState } from "preact/hooks";
import { ownPage } from "../links/ownPage";
import { Field } from "../share/Field";
import { currentUrl, languageOnly } from "../state/links";
import { bookStrings, strings } from "../strings/index";
import { bookLanguage } from "./chapters";

interface Props {
  /** in the address of its page */
  name: string;
  title: string;
  /** of the link that opens it here */
  options: readonly string[];
}

export function ShareHere({ name, title, options }: Props) {
  const { share } = strings.value;
  const [open, setOpen] = useState(false);
  const link = `?${["view=book", ...options, ...languageOnly()].join("&")}`;
  return (
    <details
      class="book-share"
      data-testid="book-share"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{share.title}</summary>
      {open ? (
        <Field
          name="book"
          label={bookStrings.value.linkHere}
          text={ownPage(bookLanguage.value, "book", name) ?? currentUrl(link)}
          button={share.copyLink}
          first
          invite={title}
        />
      ) : null}
    </details>
  );
}
