# syntax=docker/dockerfile:1
# A site, from the archive that `npm run release -- main` or `... club` makes. Built by
# `npm run release -- image`, which passes the arguments; the context is the folder of the archives. To pin the base by
# its digest as well: --build-arg BASE=node:26.10.0-trixie-slim@sha256:...
ARG BASE=node:26.10.0-trixie-slim

FROM ${BASE} AS release
ARG ARCHIVE
# main or club: an image is never named after one brand and filled with the other.
ARG BRAND
WORKDIR /release
COPY ${ARCHIVE} ${ARCHIVE}.sha256 /archive/
RUN cd /archive && sha256sum --check "${ARCHIVE}.sha256" \
  && tar --extract --gzip --file="${ARCHIVE}" --directory=/release --strip-components=1 --no-same-owner \
  && grep --quiet "\"part\": \"${BRAND}\"" /release/release.json

FROM ${BASE}
ARG BRAND
ARG VERSION
ARG COMMIT
LABEL org.opencontainers.image.title="Voyage site ${BRAND}" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${COMMIT}" \
  org.opencontainers.image.licenses="UNLICENSED"
WORKDIR /srv/voyage
COPY --from=release /release/ ./
# Each brand reads its own variable; in a container both have the same port.
ENV NODE_ENV=production MAIN_PORT=3000 CLUB_PORT=3000
EXPOSE 3000
# The user "node" of the base image, as a number: Kubernetes cannot tell that a name is not root.
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.MAIN_PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["server.js"]
