# syntax=docker/dockerfile:1
# The service, from the archive that `npm run release -- api` makes. Built by `npm run release -- image`, which passes the
# arguments; the context is the folder of the archives. To pin the base by its digest as well:
# --build-arg BASE=node:26.10.0-trixie-slim@sha256:...
ARG BASE=node:26.10.0-trixie-slim

FROM ${BASE} AS release
ARG ARCHIVE
WORKDIR /release
COPY ${ARCHIVE} ${ARCHIVE}.sha256 /archive/
RUN cd /archive && sha256sum --check "${ARCHIVE}.sha256" \
  && tar --extract --gzip --file="${ARCHIVE}" --directory=/release --strip-components=1 --no-same-owner \
  && grep --quiet '"part": "api"' /release/release.json

FROM ${BASE}
ARG VERSION
ARG COMMIT
LABEL org.opencontainers.image.title="Voyage service" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${COMMIT}" \
  org.opencontainers.image.licenses="UNLICENSED"
WORKDIR /srv/voyage
COPY --from=release /release/ ./
# Of a container only its own network reaches this: which of its ports are open is for whoever runs it to say.
ENV NODE_ENV=production API_HOST=0.0.0.0 API_PORT=4000
EXPOSE 4000
# The user "node" of the base image, as a number: Kubernetes cannot tell that a name is not root.
USER 1000:1000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s --start-interval=2s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node"]
CMD ["--max-semi-space-size=16", "src/main.js"]
