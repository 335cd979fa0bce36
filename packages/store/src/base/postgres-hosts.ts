export interface PostgresHosts {
  /** One for each host, in the order in which they are tried. */
  readonly addresses: readonly string[];
  /** Whether a host that only follows another one is passed over. */
  readonly isPrimaryOnly: boolean;
}

const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;

/**
 * libpq's address with several hosts, which the driver does not read: `postgres://bank@db1,db2:5433/bank?target_session_attrs=primary`
 * is two addresses. Of the attributes `any`, `primary` and `read-write` are known; the latter two mean the same here.
 */
export function postgresHosts(address: string): PostgresHosts {
  const [, before = '', hosts = '', after = ''] = ADDRESS.exec(address) ?? [];
  if (before === '') return { addresses: [address], isPrimaryOnly: false };
  return {
    addresses: hosts.split(',').map((host) => before + host + after),
    isPrimaryOnly: /[?&]target_session_attrs=(?:primary|read-write)(?:&|$)/.test(after),
  };
}

/** Whether every host can be asked, and asked for what it says. */
export function isPostgresAddress(address: string): boolean {
  if (!/^postgres(?:ql)?:\/\/./.test(address)) return false;
  const [, wanted = 'any'] = /[?&]target_session_attrs=([^&]*)/.exec(address) ?? [];
  if (!['any', 'primary', 'read-write'].includes(wanted)) return false;
  const { addresses } = postgresHosts(address);
  // A socket's address has no host, which is no address of the web.
  return (
    addresses.length === 1 || addresses.every((one) => URL.canParse(one) && new URL(one).hostname !== '')
  );
}
