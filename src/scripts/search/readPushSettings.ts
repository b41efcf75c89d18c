interface Node {
  host: string;
  port: number;
  protocol: string;
}

/** Where to push, and with which key. The client's types want what can be changed. */
export interface PushSettings {
  readonly nodes: Node[];
  readonly adminKey: string;
  readonly alias: string;
}

const REQUIRED = ['TYPESENSE_NODES', 'TYPESENSE_ADMIN_KEY', 'TYPESENSE_COLLECTION'] as const;

/** @throws Error with one sentence that names what is missing or wrong */
export function readPushSettings(env: Readonly<Record<string, string | undefined>>): PushSettings {
  const missing = REQUIRED.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Search push: ${missing.map((name) => `\`${name}\``).join(' and ')} missing. Fix: set it; the admin key is never part of the site.`);
  const alias = env.TYPESENSE_COLLECTION ?? '';
  if (!/^[a-z][\w-]*$/i.test(alias)) throw new Error(`\`TYPESENSE_COLLECTION\`: not a name, got ${JSON.stringify(alias)}. Expected: letters, digits, \`_\` and \`-\`.`);
  return {nodes: (env.TYPESENSE_NODES ?? '').split(',').map((node) => toNode(node.trim())), adminKey: env.TYPESENSE_ADMIN_KEY ?? '', alias};
}

function toNode(address: string): Node {
  if (!URL.canParse(address)) throw new Error(`\`TYPESENSE_NODES\`: not an address, got ${JSON.stringify(address)}. Expected: such as \`https://node-1.search.example\`.`);
  const {hostname, port, protocol} = new URL(address);
  return {host: hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80), protocol: protocol.slice(0, -1)};
}
