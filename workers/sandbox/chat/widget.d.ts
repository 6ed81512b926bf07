/** The script's text: wrangler.toml has a rule for it. */
declare const widgetScript: string;
export default widgetScript;
