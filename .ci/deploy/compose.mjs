import { readFileSync } from 'node:fs';
import yaml from 'js-yaml';
import { inRoot } from '../paths.mjs';

/**
 * @typedef {{ test: string[], interval: string, timeout: string, retries: number, start_period?: string }} Healthcheck
 * @typedef {{
 *   image: string, build?: { target: string }, environment?: Record<string, string>, secrets?: string[], user?: string,
 *   ports?: string[], read_only?: boolean, cap_drop?: string[], security_opt?: string[], logging?: object,
 *   mem_limit?: string, pids_limit?: number, restart?: string, env_file?: string, healthcheck?: Healthcheck, profiles?: string[],
 *   depends_on?: Record<string, { condition: string }>, stop_grace_period?: string, pull_policy?: string,
 *   command?: string[], entrypoint?: string[], working_dir?: string, volumes?: string[], tmpfs?: string[], stop_signal?: string, init?: boolean,
 *   deploy?: { replicas: number }
 * }} Service
 * @typedef {{
 *   services: Record<string, Service>, secrets: Record<string, { file: string }>,
 *   networks: Record<string, { internal?: boolean } | null>
 * }} Compose
 */

/** @param {string[]} names */
export const textOf = (...names) => readFileSync(inRoot(...names), 'utf8');

/** docker-compose.yml, with its anchors resolved. */
export const compose = /** @type {Compose} */ (yaml.load(textOf('docker-compose.yml')));

export const services = Object.entries(compose.services);

/** The services that run our own images. */
export const ours = services.filter(([, { image }]) => image.endsWith(':local'));
