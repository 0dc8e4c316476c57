/** The tip of a graph's arrows, as a marker that their lines name by its id. */
export function ArrowTip(props: {
  id: string;
  class: string;
  /** in widths of the line */
  size: number;
  /** half the height of the box that it is drawn in, and where the line ends in it */
  half?: number;
  end?: number;
  path?: string;
  orient?: string;
}) {
  const { half = 5, size } = props;
  return (
    <marker
      id={props.id}
      viewBox={`0 0 ${half * 2} ${half * 2}`}
      refX={props.end ?? 6}
      refY={half}
      markerWidth={size}
      markerHeight={size}
      orient={props.orient ?? "auto-start-reverse"}
    >
      <path d={props.path ?? tipPath} class={props.class} />
    </marker>
  );
}

/** In a box of 10 by 10. */
export const tipPath = "M0 .8 9.500 5 0 9.200z";
