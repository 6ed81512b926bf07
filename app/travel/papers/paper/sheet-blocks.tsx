import { company } from "#content/company/company.ts";
import type { BlockView, BoxView } from "#travel/papers/sheet-view.server.ts";
import { typedFields } from "#travel/papers/typed/fields.ts";
import { useTyped } from "#travel/papers/typed/typed-values.ts";
import { DoseTable } from "./dose-table.tsx";

type BlockOf<Kind extends BlockView["block"]> = Extract<BlockView, { block: Kind }>;

/** One block of a sheet, which no page break divides. */
export function SheetBlock({ block }: { block: BlockView }) {
  const title = "title" in block ? block.title : undefined;
  return (
    <div className="sheet-block">
      {title && <h3 className="sheet-title">{title}</h3>}
      <Content block={block} />
    </div>
  );
}

function Content({ block }: { block: BlockView }) {
  switch (block.block) {
    case "fields":
      return <Fields fields={block.fields} />;
    case "doses":
      return <DoseTable doses={block.doses} />;
    case "boxes":
      return <Boxes boxes={block.boxes} />;
    case "checklist":
      return <Checklist items={block.items} />;
    case "text":
      return <p>{block.text}</p>;
    case "letter":
      return <Letter paragraphs={block.paragraphs} />;
    case "label":
      return (
        <>
          <p className="sheet-scissors">Cut along the dashed line.</p>
          <Label label={block} />
        </>
      );
    case "live-animals":
      return <LiveAnimals />;
  }
}

function Fields({ fields }: { fields: BoxView[] }) {
  return (
    <dl className="sheet-fields">
      {fields.map((field) => (
        <Field key={field.label} field={field} />
      ))}
    </dl>
  );
}

function Field({ field: box }: { field: BoxView }) {
  const { values } = useTyped();
  if ("field" in box) {
    const { field, label, known } = box;
    return (
      <div className={widthOf(typedFields[field]?.maxLength ?? 0)}>
        <dt>{label}</dt>
        <dd data-field={field}>{values[field] ?? known}</dd>
      </div>
    );
  }
  const { label, day, planned } = box;
  return (
    <div className="sheet-short">
      <dt>
        {label}
        {planned && <span>, planned {planned}</span>}
      </dt>
      <dd>{day}</dd>
    </div>
  );
}

/** A third of the sheet, half of it or all of it. */
const widthOf = (length: number) =>
  length <= 30 ? "sheet-short" : length <= 60 ? undefined : "sheet-wide";

function Boxes({ boxes }: Pick<BlockOf<"boxes">, "boxes">) {
  return (
    <dl className="sheet-fields">
      {boxes.map(({ label, isTall }) => (
        <div key={label} className={boxes.length === 1 ? "sheet-wide" : undefined}>
          <dt>{label}</dt>
          <dd className={isTall ? "sheet-tall" : undefined} />
        </div>
      ))}
    </dl>
  );
}

function Checklist({ items }: { items: string[] }) {
  return (
    <ul className="sheet-checks">
      {items.map((item) => (
        <li key={item}>
          <TickBox isTicked={false} />
          {item}
        </li>
      ))}
    </ul>
  );
}

/** Large enough for a pen; ticked for what is done in the plan. */
export const TickBox = ({ isTicked }: { isTicked: boolean }) => (
  <svg viewBox="0 0 20 20" className="sheet-tick" aria-hidden="true">
    <rect x="1" y="1" width="18" height="18" />
    {isTicked && <path d="M4.5 10.5l4 4 7-9" />}
  </svg>
);

function Letter({ paragraphs }: Pick<BlockOf<"letter">, "paragraphs">) {
  return paragraphs.map((parts, index) => (
    <p key={index} className="sheet-paragraph">
      {parts.map((part, place) =>
        typeof part === "string" ? part : <Gap key={place} {...part} />,
      )}
    </p>
  ));
}

/** What was typed, within a sentence; or a line for the pen. */
function Gap({ field, known }: { field: string; known?: string }) {
  const { values } = useTyped();
  const value = values[field] ?? known;
  return (
    <span
      className={`sheet-gap ${widthOf(typedFields[field]?.maxLength ?? 0) ?? ""}`}
      data-field={field || undefined}
    >
      {value ? <span>{value}</span> : <span className="sr-only">(to fill in)</span>}
    </span>
  );
}

function Label({ label: { size, fields, hasFirm } }: { label: BlockOf<"label"> }) {
  return (
    <div className={`sheet-cut sheet-${size}`}>
      {size === "tube" ? <TubeFields fields={fields} /> : <Fields fields={fields} />}
      {hasFirm && (
        <p>
          <strong>{company.name}</strong>: {company.phone.label}
        </p>
      )}
    </div>
  );
}

/** A line each, as a tube has no room for boxes. */
function TubeFields({ fields }: { fields: BoxView[] }) {
  const { values } = useTyped();
  return (
    <dl className="sheet-lines">
      {fields.map((box) => (
        <div key={box.label}>
          <dt>{box.label}</dt>
          <dd data-field={"field" in box ? box.field : undefined}>
            {"field" in box ? (values[box.field] ?? box.known) : box.day}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function LiveAnimals() {
  return (
    <div className="sheet-live">
      <UpArrow />
      <p>
        <span>LIVE</span> <span className="sheet-animals">ANIMALS</span>
      </p>
      <UpArrow />
      <p className="sheet-up">This way up. Do not tip.</p>
    </div>
  );
}

const UpArrow = () => (
  <svg viewBox="0 0 20 60" aria-hidden="true">
    <path d="M10 0L20 18H13.5V54H6.5V18H0zM0 57H20V60H0z" />
  </svg>
);
