import { Form, href } from "react-router";
import { company } from "#content/company/company.ts";
import { enquiryRetentionDays } from "#content/company/retention.ts";
import { EmailLink, PhoneLink } from "#frame/contact/contact-links.tsx";
import catByTheWindow from "#pictures/pet-persian-cat.svg?w=640&as=picture";
import { Button, ButtonLink } from "#ui/button.tsx";
import { MessagePanel, PanelPicture } from "#ui/layout/message-panel.tsx";

const picture = <PanelPicture picture={catByTheWindow} />;

/** `asked`: the button is still to be pressed. */
export type NotYouState =
  | { kind: "asked"; count: number; isOtherBooked: boolean }
  | { kind: "erased"; isOtherBooked: boolean }
  | { kind: "booked" | "gone" | "in-a-minute" | "too-many" };

/** The page behind "Not you?" in our mails. Opening it does nothing: programs that check mails open every link. */
export function NotYouPage({ state }: { state: NotYouState }) {
  switch (state.kind) {
    case "asked":
      return <Asked {...state} />;
    case "erased":
      return (
        <MessagePanel headingLevel="h1" title="It is erased" picture={picture}>
          <p>
            What was sent with your email address is gone
            {state.isOtherBooked
              ? ", but for the move that is booked with it: to have that erased, please call us"
              : `, and the address too. For ${enquiryRetentionDays} days our forms mail nothing to it`}
            . Our office has been told. We are sorry for the trouble.
          </p>
        </MessagePanel>
      );
    case "in-a-minute":
      return (
        <MessagePanel headingLevel="h1" isAlert title="Please press again in a minute">
          <p>
            It is on its way to our office just now, which would get it after it was erased here.
            Nothing is erased yet: please go back, and press the button once more in a minute.
          </p>
        </MessagePanel>
      );
    case "too-many":
      return (
        <MessagePanel headingLevel="h1" isAlert title="Please wait a minute">
          <p>
            Many such pages were opened from your connection within a minute. Please open yours
            again in a minute, or write to <EmailLink />.
          </p>
        </MessagePanel>
      );
    case "booked":
      return (
        <MessagePanel headingLevel="h1" title="This move is booked" picture={picture}>
          <p>
            So nobody can erase it by a link. If you know nothing of it, or want it erased, please
            call us on <PhoneLink /> or write to <EmailLink />.
          </p>
        </MessagePanel>
      );
    case "gone":
      return (
        <MessagePanel
          headingLevel="h1"
          title="There is nothing here"
          picture={picture}
          actions={<ButtonLink to={href("/")}>Home page</ButtonLink>}
        >
          <p>
            What was sent has been erased, or the address of this page is not complete. If mails
            from us still reach you by mistake, please write to <EmailLink />.
          </p>
        </MessagePanel>
      );
  }
}

type AskedProps = { count: number; isOtherBooked: boolean };

const Asked = ({ count, isOtherBooked }: AskedProps) => (
  <MessagePanel
    headingLevel="h1"
    title="Did you not write to us?"
    picture={picture}
    actions={
      <Form method="post">
        <Button type="submit">This was not me: erase it</Button>
      </Form>
    }
  >
    <p>
      Somebody has filled in a form of {company.name} with your email address. If it was not you,
      press the button: we erase{" "}
      {count === 1 ? "what was sent" : `the ${count} requests that were sent`} with your address
      {isOtherBooked
        ? ", but not the move that is booked with it"
        : `, and the address too, and for ${enquiryRetentionDays} days our forms mail nothing to it`}
      .
    </p>
    <p className="mt-3">
      If it was you, there is nothing to do: close this page. What you erase cannot be brought back.
    </p>
  </MessagePanel>
);
