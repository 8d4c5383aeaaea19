import { createPrivateKey, X509Certificate } from 'node:crypto';
import { join } from 'node:path';
import { Fault } from '../errors.ts';
import type { Ports } from '../ports/ports.ts';

/** A certificate chain and its private key as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** A certificate that the service made itself, for clients to check against. */
export interface OwnCertificate extends Certificate {
  path: string;
  /** SHA-256, as openssl prints it. */
  fingerprint: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const VALID_DAYS = 365;
/** Renewed this long before its end: clients that pin it learn the new fingerprint in time. */
const RENEW_DAYS = 30;

/** The files of `--tls-cert` and `--tls-key`; Fault `usage` when one is missing, unreadable or not the other's. */
export async function givenCertificate(
  certFile: string | undefined,
  keyFile: string | undefined,
  { files }: Pick<Ports, 'files'>,
): Promise<Certificate | undefined> {
  if (certFile === undefined && keyFile === undefined) return undefined;
  const bad = (what: string, where: string, cause?: unknown) =>
    new Fault('usage', what, {
      where,
      hint: 'Give both --tls-cert and --tls-key: a certificate chain and its private key, as PEM.',
      cause,
    });
  if (certFile === undefined) throw bad('--tls-key needs --tls-cert.', '--tls-cert');
  if (keyFile === undefined) throw bad('--tls-cert needs --tls-key.', '--tls-key');
  const read = async (file: string, flag: string) => {
    try {
      return await files.readText(file);
    } catch (error) {
      throw bad(`The file of ${flag} cannot be read.`, file, error);
    }
  };
  const [cert, key] = [await read(certFile, '--tls-cert'), await read(keyFile, '--tls-key')];
  const parsed = (() => {
    try {
      return new X509Certificate(cert);
    } catch (error) {
      throw bad('This is no certificate in PEM.', certFile, error);
    }
  })();
  const fits = (() => {
    try {
      return parsed.checkPrivateKey(createPrivateKey(key));
    } catch (error) {
      throw bad('This is no private key in PEM, or it is encrypted.', keyFile, error);
    }
  })();
  if (!fits) throw bad('The private key does not belong to the certificate.', keyFile);
  return { cert, key };
}

/** The self-signed certificate below `tls/` of the state folder; made anew when it is about to end or is for other hosts. */
export async function ownCertificate(
  stateDir: string,
  hosts: readonly string[],
  { files, clock }: Pick<Ports, 'files' | 'clock'>,
): Promise<OwnCertificate> {
  const path = join(stateDir, 'tls', 'cert.pem');
  const keyPath = join(stateDir, 'tls', 'key.pem');
  const [cert, key] = [files.readTextIfThere(path), files.readTextIfThere(keyPath)];
  if (cert !== null && key !== null && isGood(cert, key, hosts, clock.now()))
    return { cert, key, path, fingerprint: new X509Certificate(cert).fingerprint256 };
  const { generate } = await import('selfsigned');
  const now = clock.now();
  const made = await generate([{ name: 'commonName', value: 'assay serve' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now - DAY_MS),
    notAfterDate: new Date(now + VALID_DAYS * DAY_MS),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'keyUsage', digitalSignature: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: hosts.map((host) => (isAddress(host) ? { type: 7, ip: host } : { type: 2, value: host })),
      },
    ],
  });
  // The key first: a certificate without its key would be taken for a whole one by nobody.
  files.writeAtomic(keyPath, made.private, { mode: 0o600 });
  files.writeAtomic(path, made.cert);
  return {
    cert: made.cert,
    key: made.private,
    path,
    fingerprint: new X509Certificate(made.cert).fingerprint256,
  };
}

function isGood(cert: string, key: string, hosts: readonly string[], now: number): boolean {
  try {
    const parsed = new X509Certificate(cert);
    return (
      Date.parse(parsed.validTo) - now > RENEW_DAYS * DAY_MS &&
      parsed.checkPrivateKey(createPrivateKey(key)) &&
      hosts.every((host) => (isAddress(host) ? parsed.checkIP(host) : parsed.checkHost(host)) !== undefined)
    );
  } catch {
    // Damaged by somebody: a new one takes its place.
    return false;
  }
}

const isAddress = (host: string) => host.includes(':') || /^\d{1,3}(\.\d{1,3}){3}$/.test(host);
